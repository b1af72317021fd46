// Controls the stand-in of the payment provider: its clock, bank, webhooks and faults. Use it only with an own
// product, because it affects every family of the product.

interface Orders {
  /** `path` is the prefix of the affected calls, such as `/v1/checkout`. Without it all calls are affected. */
  api: { fault: 'none' | 'slow' | 'lost' | 'down' | 'error' | 'nonsense'; path?: string };
  clock: { advance: 'day' | 'week' | 'month' } | { seconds: string };
  retries: { then: 'canceled' | 'unpaid' };
  renewals: { customer: string; outcome: 'pay' | 'fail' | 'authenticate' };
  webhooks: Partial<Record<'drop' | 'duplicate' | 'reorder', 'on' | 'off'>> & { delay?: string };
}

/** Sends a control command to the stand-in at `sandbox`, an origin. Throws when it is refused. */
export async function order<Name extends keyof Orders>(
  sandbox: string,
  name: Name,
  fields: Orders[Name],
): Promise<void> {
  const { status } = await fetch(`${sandbox}/control/${name}`, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams(fields as Record<string, string>),
  });
  if (status !== 303)
    throw new Error(`The control answered ${status} to ${JSON.stringify(fields)}`);
}
