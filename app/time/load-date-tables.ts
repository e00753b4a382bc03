/**
 * The first date that a browser words loads its tables, 50 ms of a telephone: this is to be a task of its own,
 * when there is nothing else to do.
 */
export function loadDateTables(): void {
  new Date().toLocaleDateString("en-GB");
}
