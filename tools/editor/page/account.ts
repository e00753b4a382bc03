/** With what somebody has signed in, as the editor keeps it; "" for nobody. On this computer nothing is asked for. */
export function signedInWith(): string {
  const { backendName = "", token = "" } = JSON.parse(
    localStorage.getItem("sveltia-cms.user") ?? "{}",
  );
  return backendName === "test-repo" ? backendName : token;
}
