/** Deliberate faults of deliveries. May be changed at any time: the sender reads the current values. */
export interface DeliveryFaults {
  /** Sends nothing, and does not retry. */
  drop: boolean;
  /** Sends every event twice. */
  duplicate: boolean;
  /** Sends the due events in reverse order. */
  reorder: boolean;
  /** The delay of a new event before its first attempt, in milliseconds. */
  delayMs: number;
}

export function noFaults(): DeliveryFaults {
  return { drop: false, duplicate: false, reorder: false, delayMs: 0 };
}
