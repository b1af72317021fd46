import { createHmac } from 'node:crypto';

/** Returns the value of `Stripe-Signature`. `seconds` is the time of this attempt, not of the event. */
export function sign(payload: string, secret: string, seconds: number): string {
  const v1 = createHmac('sha256', secret).update(`${seconds}.${payload}`).digest('hex');
  return `t=${seconds},v1=${v1}`;
}
