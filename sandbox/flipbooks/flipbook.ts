// The data of a book on the local flipbook host.
import type { Scene } from '../../content/pictures/scene.ts';

export interface FlipbookPage {
  text: string;
  alt: string;
  scene: Scene;
}

export interface Flipbook {
  title: string;
  /** The colour of the level group, as a CSS class of the viewer. */
  group: 'mint' | 'coral' | 'lavender';
  /** The cover comes first and counts as page 1. */
  pages: readonly [FlipbookPage, ...FlipbookPage[]];
}
