// The stand-in's control: the time, the bank, the webhooks and the faults of the payment provider, for
// a product of one's own.

interface Orders {
  /** `path` is what the calls begin with that it is about, such as `/v1/checkout`; left out, all. */
  api: { fault: 'none' | 'slow' | 'lost' | 'down' | 'error' | 'nonsense'; path?: string };
  clock: { advance: 'day' | 'week' | 'month' } | { seconds: string };
  retries: { then: 'canceled' | 'unpaid' };
  renewals: { customer: string; outcome: 'pay' | 'fail' | 'authenticate' };
  webhooks: Partial<Record<'drop' | 'duplicate' | 'reorder', 'on' | 'off'>> & { delay?: string };
}

/** Gives an order to the stand-in at `sandbox`, an origin. Throws when it is refused. */
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
