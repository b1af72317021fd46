// How the library goes: families and income by day and by month, as the payment provider told them. No personal data.
import { z } from 'zod';

const flow = {
  /** Families whose subscription opened the library at the end of the day or month, or when it was last read. */
  families: z.number(),
  /** Families that began, or came back. */
  started: z.number(),
  ended: z.number(),
  /** What families paid less what was refunded, in cents, with the tax in it. */
  income: z.number(),
};

export const dayFigures = z.object({
  /** 'YYYY-MM-DD' in the library's time zone. */
  day: z.string(),
  ...flow,
  /** Families in a free trial; null if nobody asked on that day. */
  inTrial: z.number().nullable(),
  /** Families whose last payment has failed; null if nobody asked on that day. */
  failing: z.number().nullable(),
});

export const figures = z.object({
  /** When the last of the days was read, in epoch milliseconds; null before the first reading. */
  readAt: z.number().nullable(),
  /**
   * When they are read next, in epoch milliseconds: earlier, once the library has read a subscription. Null before the first
   * reading, and while the provider cannot be read.
   */
  nextAt: z.number().nullable(),
  /** Null if the provider can be read. */
  failure: z
    .object({
      /** In epoch milliseconds. */
      since: z.number(),
      /** Whether the key may not read it, or the provider does not answer as it should. */
      reason: z.enum(['key', 'away']),
      /** Whether the days were read with another key: which account this one belongs to is not known yet. */
      isOfOtherKey: z.boolean(),
    })
    .nullable(),
  /** The last thirteen months at most, oldest first. The last is not over. */
  months: z.array(z.object({ /** 'YYYY-MM'. */ month: z.string(), ...flow })),
  /** The days of these months, oldest first. */
  days: z.array(dayFigures),
});

export type DayFigures = z.output<typeof dayFigures>;
export type Figures = z.output<typeof figures>;
export type MonthFigures = Figures['months'][number];
