// Hand-drawn backgrounds of scenes, for any width and height. The ground begins at 62 % of the height and has no
// detail in the middle, where the characters stand.
import {
  cave,
  caveUpsideDown,
  darkNight,
  dusk,
  farm,
  grassSlope,
  highSky,
  hills,
  night,
  sky,
  underground,
} from './countryside.ts';
import { circus, kitchen, nightRoom, room, shed, snailHouse, stage } from './indoors.ts';
import { snow, snowDusk, snowEvening, snowNight, snowSlope } from './snow.ts';
import { cabin, moon, space } from './space.ts';
import { nightStreet, station, street, tracks } from './town.ts';
import { beach, duskRiver, nightBeach, nightRiver, reef, river, sea } from './water.ts';
import type { Draw } from './parts.ts';

export const backgrounds = {
  hills,
  sky,
  highSky,
  farm,
  snow,
  snowSlope,
  grassSlope,
  sea,
  beach,
  reef,
  night,
  darkNight,
  dusk,
  cave,
  caveUpsideDown,
  stage,
  space,
  moon,
  cabin,
  snailHouse,
  room,
  nightRoom,
  kitchen,
  shed,
  tracks,
  station,
  circus,
  river,
  duskRiver,
  nightRiver,
  underground,
  snowNight,
  snowDusk,
  street,
  nightStreet,
  snowEvening,
  nightBeach,
} satisfies Record<string, Draw>;

export type Background = keyof typeof backgrounds;
