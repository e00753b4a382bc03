/** "tel:02896496012" */
export function phoneAddress(phone: string): string {
  return `tel:${phone.replaceAll(" ", "")}`;
}
