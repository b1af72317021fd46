/** What goes wrong with deliveries on purpose. May be changed at any time; read at every round. */
export interface DeliveryFaults {
  /** Nothing is sent, and nothing is tried again. */
  drop: boolean;
  /** Everything is sent twice. */
  duplicate: boolean;
  /** What waits together goes out last first. */
  reorder: boolean;
  /** New events wait this long before the first attempt. Milliseconds. */
  delayMs: number;
}

export function noFaults(): DeliveryFaults {
  return { drop: false, duplicate: false, reorder: false, delayMs: 0 };
}
