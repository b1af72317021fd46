import type { ReactElement } from 'react';

/**
 * Children that may have siblings: elements, never a bare string. A browser's translator replaces a text node
 * with `<font>`, and React then fails to insert or remove siblings.
 */
export type Elements = ReactElement | boolean | null | undefined | readonly Elements[];
