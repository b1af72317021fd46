// The positions of all parts of the landing picture, in units of its size. The cast are files, so that the code of the
// first screen stays small.
import cat from '../../pictures/cat-running.svg';
import frog from '../../pictures/frog-jumping.svg';
import kookaburra from '../../pictures/kookaburra-laughing.svg';
import quokka from '../../pictures/quokka-walking.svg';
import readers from '../../pictures/reading-together.svg';

interface Position {
  x: number;
  y: number;
  size: number;
}

export interface Scene {
  size: readonly [width: number, height: number];
  hills: { far: string; right: string; middle: string; near: string };
  star: Position;
  /** The cast: the address of each picture, and the left and upper edge and the size of its square. */
  figures: readonly (readonly [picture: string, x: number, y: number, size: number])[];
  /** Centre and radius of each level's stone, from level 1 to level 9. */
  stones: readonly (readonly [x: number, y: number, radius: number])[];
}

export const scenes: Record<'narrow' | 'wide', Scene> = {
  narrow: {
    size: [480, 270],
    hills: {
      far: 'M0 138C70 96 150 92 230 128c90 40 170-20 250-12v154H0z',
      right: 'M170 270C250 190 320 118 404 112c32-2 56 8 76 22v136z',
      middle: 'M0 186c80-34 150-26 226 4 90 36 170 30 254-10v90H0z',
      near: 'M0 242c110-30 200-14 290 0 80 12 140 4 190-8v36H0z',
    },
    star: { x: 408, y: 66, size: 0.95 },
    figures: [
      [readers, -4, 98, 179],
      [frog, 197, 162, 70],
      [cat, 285, 133, 61],
      [quokka, 346, 112, 45],
      [kookaburra, 422, 70, 72],
    ],
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
    size: [1200, 300],
    hills: {
      far: 'M0 160C150 96 330 84 520 136c190 52 420-60 680-22v186H0z',
      right: 'M470 300C640 190 800 100 986 100c90 0 160 26 214 56v144z',
      middle: 'M0 214c180-62 340-50 520-12 230 48 440 42 680-22v120H0z',
      near: 'M0 270c260-52 480-36 700-10 200 22 340 8 500-18v58H0z',
    },
    star: { x: 968, y: 52, size: 1.05 },
    figures: [
      [readers, 43, 51, 258],
      [frog, 376, 156, 96],
      [cat, 564, 138, 87],
      [quokka, 716, 117, 68],
      [kookaburra, 1020, 24, 120],
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
