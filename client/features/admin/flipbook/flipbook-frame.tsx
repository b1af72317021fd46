// A flipbook in the same frame as in the reader, and as large as it is there on a tablet or a phone, scaled to fit. So it
// shows two pages or one, and its buttons, as a child will see them.
import { useLayoutEffect, useRef, useState } from 'react';
import { frameSandbox } from '../../../book-pages/frame.ts';
import { classNames } from '../../../ui/class-names.ts';
import type { Elements } from '../../../ui/elements.ts';

/** The sizes of the reader's frame below a title of one line, in pixels, on a screen of 1180 by 820 and of 390 by 844. */
const FRAME_SIZES = {
  Tablet: { width: 1140, height: 668 },
  Phone: { width: 366, height: 656 },
} as const;

type Device = keyof typeof FRAME_SIZES;
const devices = Object.keys(FRAME_SIZES) as Device[];

function DeviceChoice({ chosen, onChoose }: { chosen: Device; onChoose: (one: Device) => void }) {
  return (
    <div role="group" aria-label="Show it as on a" className="flex flex-wrap gap-2">
      {devices.map((one) => (
        <button
          key={one}
          type="button"
          aria-pressed={one === chosen}
          onClick={() => onChoose(one)}
          className={classNames(
            'min-h-11 rounded-control border-2 px-4 font-display font-semibold',
            one === chosen
              ? 'border-sea-deep bg-sea text-page'
              : 'border-line-strong bg-page text-ink-soft hover:bg-paper-deep',
          )}
        >
          {one}
        </button>
      ))}
    </div>
  );
}

/** Returns a ref for an element, and how wide the element is, in pixels; 0 before it is known. */
function useWidth() {
  const [width, setWidth] = useState(0);
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const place = ref.current;
    if (place === null) return;
    const measure = () => setWidth(place.clientWidth);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(place);
    return () => observer.disconnect();
  }, []);
  return [ref, width] as const;
}

/** `children` lie above the frame, for what is said while it opens. */
export function FlipbookFrame({
  address,
  onLoad,
  children,
}: {
  address: string;
  onLoad?: () => void;
  children?: Elements;
}) {
  const [device, setDevice] = useState<Device>('Tablet');
  const [place, available] = useWidth();
  const size = FRAME_SIZES[device];
  const scale = available === 0 ? 1 : Math.min(1, available / size.width);
  return (
    <div className="flex min-w-0 flex-col gap-3">
      <DeviceChoice chosen={device} onChoose={setDevice} />
      {/* As wide as there is room: the frame within must not widen what it is measured by. */}
      <div ref={place} className="contain-inline-size">
        <div
          className="relative mx-auto overflow-hidden rounded-2xl bg-paper-deep shadow-card"
          style={{ width: size.width * scale, height: size.height * scale }}
        >
          {/* The sandbox attribute comes before the address, so that nothing loads outside the sandbox. */}
          <iframe
            title="Preview of the flipbook"
            onLoad={onLoad}
            sandbox={frameSandbox(address, window.location.origin)}
            allow="autoplay; fullscreen"
            referrerPolicy="strict-origin-when-cross-origin"
            src={address}
            className="absolute top-0 left-0 origin-top-left"
            style={{ ...size, transform: `scale(${scale})` }}
          />
          {children}
        </div>
      </div>
    </div>
  );
}
