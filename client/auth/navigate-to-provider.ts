/**
 * How long a navigation to a provider's page counts as in progress, in milliseconds. After that the
 * button is no longer busy, in case the page never loads or the parent stops the navigation.
 */
const NAVIGATION_TIMEOUT = 10_000;

/** Navigates to a page of the payment provider. Resolves only if the browser is still here after the timeout. */
export async function navigateToProvider(url: string): Promise<void> {
  location.assign(url);
  await new Promise((resolve) => setTimeout(resolve, NAVIGATION_TIMEOUT));
}
