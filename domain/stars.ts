// Gold stars (specification, section 9).

/** The number of stars that fills the star bar on the library home page. */
const STAR_TARGET = 50;

/** One row of the star ledger: what a student earned with a book. The book may have been deleted. */
export interface Star {
  bookId: string;
  category: string;
  stars: number;
  /** Epoch milliseconds. */
  awardedAt: number;
}

/** Returns the star bar as a whole percentage: stars / 50, capped at 100. */
export function starPercent(totalStars: number): number {
  return Math.min(100, Math.round((totalStars / STAR_TARGET) * 100));
}

export function totalStars(ledger: readonly Pick<Star, 'stars'>[]): number {
  return ledger.reduce((sum, star) => sum + star.stars, 0);
}
