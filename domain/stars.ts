// Gold stars (specification, section 9).

/** Stars that fill the bar on the library home. */
const STAR_TARGET = 50;

/** One row of the ledger: what a student earned with a book, which may be deleted by now. */
export interface Star {
  bookId: string;
  category: string;
  stars: number;
  /** Epoch milliseconds. */
  awardedAt: number;
}

/** The star bar in whole per cent: stars / 50, capped at 100. */
export function starPercent(totalStars: number): number {
  return Math.min(100, Math.round((totalStars / STAR_TARGET) * 100));
}

export function totalStars(ledger: readonly Pick<Star, 'stars'>[]): number {
  return ledger.reduce((sum, star) => sum + star.stars, 0);
}
