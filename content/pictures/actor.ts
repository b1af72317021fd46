// An actor: a character of the cast in a scene.
import { cast, type Who } from './cast/cast.ts';
import type { Pose, Prop } from './cast/pose.ts';
import { at as place, group, rotate, round, type Point } from './shapes.ts';

/** A picture that an actor holds or wears. */
export interface HeldPicture extends Omit<Prop, 'svg'> {
  picture: string;
}

export interface Actor extends Omit<Pose, 'holds' | 'wears' | 'reaches'> {
  who: Who;
  /** Where it stands: the middle between its feet, in the scene's units. */
  at: Point;
  /** How high 200 units of the character are. Most are about 200 units high, a mouse like an elephant. */
  size: number;
  /** Degrees, clockwise, about its feet. */
  turn?: number;
  /** Whether it flies, swims or sits on something, so that it has no shadow. */
  air?: boolean;
  /** Where its hands are, in the scene: one point for the hand in front, or one for each hand. */
  reaches?: readonly [Point] | readonly [Point, Point];
  holds?: HeldPicture;
  wears?: HeldPicture;
}

/** The same actor at several places: a crowd. It is drawn once. */
export const several = (actor: Omit<Actor, 'at'>, places: readonly Point[]): Actor[] =>
  places.map((at) => ({ ...actor, at }));

/** `size` / 200, to three decimals. */
const scaleOf = ({ size }: Actor) => Math.round(size * 5) / 1000;

/** Moves a point of the scene into the units of the character, as it is before it is mirrored. */
function intoCharacter([x, y]: Point, actor: Actor): Point {
  const scale = scaleOf(actor);
  const [across, down] = rotate(
    [(x - actor.at[0]) / scale, (y - actor.at[1]) / scale],
    -(actor.turn ?? 0),
  );
  return [actor.looks === 'left' ? -across : across, down];
}

function poseOf(actor: Actor): Pose {
  const { holds, wears, reaches, ...pose } = actor;
  const prop = ({ picture, ...held }: HeldPicture): Prop => ({
    ...held,
    svg: `<use href="#${picture}"/>`,
  });
  return {
    ...pose,
    ...(holds && { holds: prop(holds) }),
    ...(wears && { wears: prop(wears) }),
    ...(reaches && {
      reaches:
        reaches.length === 1
          ? [intoCharacter(reaches[0], actor)]
          : [intoCharacter(reaches[0], actor), intoCharacter(reaches[1], actor)],
    }),
  };
}

/** The names of the pictures that an actor holds and wears. */
export const picturesOf = ({ holds, wears }: Actor): string[] =>
  [holds, wears].flatMap((held) => (held ? [held.picture] : []));

export function renderActorShadow(actor: Actor): string {
  const wide = cast[actor.who].shadow(poseOf(actor)) * scaleOf(actor);
  if (wide === 0) return '';
  const [x, y] = actor.at;
  return `<ellipse cx="${round(x)}" cy="${round(y)}" rx="${round(wide)}" ry="${round(9 * scaleOf(actor))}" opacity=".16"/>`;
}

export const renderActor = (actor: Actor) =>
  group(
    place(actor.at[0], actor.at[1], actor.turn ?? 0) + `scale(${scaleOf(actor)})`,
    cast[actor.who].draw(poseOf(actor)),
  );
