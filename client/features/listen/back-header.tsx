import { ArrowLeft } from 'lucide-react';
import { pages } from '../../../contracts/pages.ts';
import { WAY_BACK } from '../../browser/scroll-restoration.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { SiteHeader } from '../../ui/site-header.tsx';

export function BackHeader() {
  return (
    <SiteHeader>
      <ButtonLink href={pages.account} state={WAY_BACK} variant="quiet">
        <ArrowLeft className="size-5" aria-hidden="true" />
        Back to Account
      </ButtonLink>
    </SiteHeader>
  );
}
