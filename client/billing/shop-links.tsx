// What a shop must show its customers: terms, privacy policy and contact, each where its setting names one.
import { readClientConfig } from '../api/client-config.ts';
import { classNames } from '../ui/class-names.ts';
import { NewTabLink, textLink } from './new-tab-link.tsx';

/** A link that stands alone has room for a thumb. */
const aloneLink = `${textLink} inline-flex min-h-12 items-center`;

/** The links at the foot of a page for visitors and parents. Shows nothing where no setting names any. */
export function ShopLinks({ className }: { className?: string }) {
  const { termsUrl, privacyUrl, contactEmail } = readClientConfig().shop ?? {};
  if (!termsUrl && !privacyUrl && !contactEmail) return null;
  return (
    <nav
      aria-label="Terms and contact"
      className={classNames('flex flex-wrap gap-x-6 text-ink-soft', className)}
    >
      {termsUrl && (
        <NewTabLink href={termsUrl} className={aloneLink}>
          Terms
        </NewTabLink>
      )}
      {privacyUrl && (
        <NewTabLink href={privacyUrl} className={aloneLink}>
          Privacy
        </NewTabLink>
      )}
      {contactEmail && (
        <a href={`mailto:${contactEmail}`} className={aloneLink}>
          Contact
        </a>
      )}
    </nav>
  );
}
