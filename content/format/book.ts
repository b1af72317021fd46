// The format of a demo book: words and scenes as data, one folder per book. Texts use typographic punctuation:
// “ ” for speech, ’ for an apostrophe, … for a pause.
import type { StepId } from '../../domain/teaching-steps.ts';
import type { Hero } from '../pictures/hero.ts';
import type { Scene } from '../pictures/scene.ts';

export interface Page {
  /** A few short sentences. Each line is a paragraph; a new speaker starts a new one. */
  text: string;
  scene: Scene;
  /** The alternative text of the picture. It need not be decodable. */
  alt: string;
}

/** What both kinds of book have. */
interface DescribedBook {
  /** Slug, `/^[A-Za-z0-9_-]{1,64}$/`; also the name of the book's folder, or its id at the flipbook host. */
  id: string;
  title: string;
  author: string;
  description: string;
  /** The step from which its words can be read. Its level is the category of the book. */
  step: StepId;
  /** Drawings that no other book needs, each named 'own-…'. */
  props?: Readonly<Record<string, string>>;
  /** Who is glad with the child at the end. */
  hero: Hero;
  cover: Scene;
}

export interface InlineBook extends DescribedBook {
  pages: readonly Page[];
}

/** A book that the flipbook host serves. The library has only its cover. */
export interface EmbeddedBook extends DescribedBook {
  /** The text of each page, as the host shows it. */
  texts: readonly string[];
}
