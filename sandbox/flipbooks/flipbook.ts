// What a book of the local flipbook host is made of.
import type { Scene } from './picture.ts';

export interface FlipbookPage {
  text: string;
  alt: string;
  scene: Scene;
}

export interface Flipbook {
  title: string;
  /** The colour of the level group, as a CSS class of the viewer. */
  group: 'mint' | 'coral' | 'lavender';
  /** The cover first; it counts as page 1. */
  pages: readonly [FlipbookPage, ...FlipbookPage[]];
}
