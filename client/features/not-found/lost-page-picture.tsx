import wombat from '../../pictures/wombat-with-a-map.svg';

/** A wombat that looks for the way on a map. */
export function LostPagePicture({ className }: { className?: string }) {
  return <img src={wombat} alt="" width={260} height={180} className={className} />;
}
