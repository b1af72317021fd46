/**
 * For how long a deed that leads to a provider's page counts as under way, in milliseconds. A page
 * that never comes, or a parent who stops it, must not leave a button busy for ever.
 */
const LEAVING = 10_000;

/** Leaves for a page of the payment provider. Resolves only if the browser has not left by then. */
export async function leaveToProvider(url: string): Promise<void> {
  location.assign(url);
  await new Promise((resolve) => setTimeout(resolve, LEAVING));
}
