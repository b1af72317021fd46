import { useEffect, useRef } from 'react';
import { PRODUCT } from '../../../../contracts/page-copy.ts';
import { useUnsaved } from '../../../browser/unsaved.ts';
import { Button } from '../../../ui/button.tsx';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { DownloadButton } from '../../../ui/download-button.tsx';

const fileOf = (codes: readonly string[]) =>
  new Blob([`${PRODUCT}: recovery codes. Each works once.\n\n${codes.join('\n')}\n`], {
    type: 'text/plain',
  });

/** Shows the recovery codes, which nobody can see again, until the owner has kept them. */
export function RecoveryCodes({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  useUnsaved(true, 'shown-once');
  return (
    <div className="flex flex-col gap-4">
      <h3 ref={title} tabIndex={-1} className="text-xl outline-none">
        Keep these recovery codes
      </h3>
      <p>
        The second factor is on. Without your phone, one of these codes signs you in instead. Each
        works once. They are not shown again.
      </p>
      <ul
        translate="no"
        aria-label="Recovery codes"
        className="grid gap-x-6 gap-y-1 rounded-control bg-paper-deep p-4 font-mono sm:grid-cols-2"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <CopyButton text={codes.join('\n')}>Copy</CopyButton>
        <DownloadButton
          fetchFile={async () => ({
            name: 'recovery-codes.txt',
            file: fileOf(codes),
            title: 'The codes are downloading',
          })}
          onError={() => {}}
        >
          Download
        </DownloadButton>
        <Button onClick={onKept}>I have kept them</Button>
      </div>
    </div>
  );
}
