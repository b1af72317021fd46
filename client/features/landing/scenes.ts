// The positions of all parts of the landing picture, in units of its view box.

interface Position {
  x: number;
  y: number;
  size: number;
}

export interface Scene {
  viewBox: string;
  hills: { far: string; right: string; middle: string; near: string };
  star: Position;
  book: Position;
  trees: readonly Position[];
  /** Centre and radius of each level's stone, from level 1 to level 9. */
  stones: readonly (readonly [x: number, y: number, radius: number])[];
}

export const scenes: Record<'narrow' | 'wide', Scene> = {
  narrow: {
    viewBox: '0 0 480 270',
    hills: {
      far: 'M0 138C70 96 150 92 230 128c90 40 170-20 250-12v154H0z',
      right: 'M170 270C250 190 320 118 404 112c32-2 56 8 76 22v136z',
      middle: 'M0 186c80-34 150-26 226 4 90 36 170 30 254-10v90H0z',
      near: 'M0 242c110-30 200-14 290 0 80 12 140 4 190-8v36H0z',
    },
    star: { x: 408, y: 66, size: 0.95 },
    book: { x: 84, y: 206, size: 0.72 },
    trees: [{ x: 456, y: 138, size: 0.85 }],
    stones: [
      [170, 240, 20],
      [211, 233, 18.5],
      [249, 222, 17],
      [284, 208, 15.5],
      [315, 192, 14],
      [343, 175, 13],
      [367, 157, 12],
      [387, 139, 11],
      [403, 121, 10],
    ],
  },
  wide: {
    viewBox: '0 0 1200 300',
    hills: {
      far: 'M0 160C150 96 330 84 520 136c190 52 420-60 680-22v186H0z',
      right: 'M470 300C640 190 800 100 986 100c90 0 160 26 214 56v144z',
      middle: 'M0 214c180-62 340-50 520-12 230 48 440 42 680-22v120H0z',
      near: 'M0 270c260-52 480-36 700-10 200 22 340 8 500-18v58H0z',
    },
    star: { x: 968, y: 52, size: 1.05 },
    book: { x: 176, y: 218, size: 0.95 },
    trees: [
      { x: 70, y: 200, size: 1.25 },
      { x: 1096, y: 122, size: 1.15 },
      { x: 1152, y: 142, size: 0.85 },
    ],
    stones: [
      [306, 258, 31],
      [384, 250, 29],
      [460, 246, 27],
      [535, 236, 25],
      [608, 222, 23.5],
      [680, 204, 22],
      [750, 183, 20],
      [818, 159, 18.5],
      [882, 134, 17],
    ],
  },
};
