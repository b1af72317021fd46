// Form fields. A Field labels its single control and connects hint and error to it for screen readers. The
// control gets its ids from the context.
import { Eye, EyeOff } from 'lucide-react';
import {
  createContext,
  useContext,
  useId,
  useState,
  type ComponentProps,
  type ReactNode,
} from 'react';
import { classNames } from './class-names.ts';

interface Wiring {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'aria-required': true | undefined;
}

const FieldContext = createContext<Partial<Wiring>>({});

export function Field({
  label,
  hint,
  error,
  required = false,
  className,
  children,
}: {
  label: string;
  hint?: ReactNode;
  /** The validation message, shown below the control. */
  error?: string | undefined;
  required?: boolean;
  className?: string;
  children: ReactNode;
}) {
  const id = useId();
  const isHinted = Boolean(hint);
  const described = [isHinted && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  const wiring: Wiring = {
    id,
    'aria-describedby': described || undefined,
    'aria-invalid': error ? true : undefined,
    'aria-required': required || undefined,
  };
  return (
    <div className={classNames('flex min-w-0 flex-col gap-1.5', className)}>
      <label htmlFor={id} className="font-bold">
        {label}
      </label>
      <FieldContext value={wiring}>{children}</FieldContext>
      {isHinted && (
        <p id={`${id}-hint`} className="text-[0.95rem] text-ink-soft">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="text-[0.95rem] font-bold text-loss">
          {error}
        </p>
      )}
    </div>
  );
}

const controlClass =
  'min-h-12 w-full scroll-mt-14 rounded-control border-2 border-line-strong bg-white px-4 py-2 text-ink placeholder:text-ink-soft hover:border-ink-soft focus-visible:border-sea focus-visible:outline-offset-1 aria-invalid:border-loss disabled:opacity-65';

export function TextInput({ className, ...rest }: ComponentProps<'input'>) {
  return (
    <input
      {...useContext(FieldContext)}
      className={classNames(controlClass, className)}
      {...rest}
    />
  );
}

export function TextArea({ className, rows = 3, ...rest }: ComponentProps<'textarea'>) {
  return (
    <textarea
      {...useContext(FieldContext)}
      rows={rows}
      className={classNames(controlClass, className)}
      {...rest}
    />
  );
}

export function Select({ className, ...rest }: ComponentProps<'select'>) {
  return (
    <select
      {...useContext(FieldContext)}
      className={classNames(controlClass, 'truncate pl-3', className)}
      {...rest}
    />
  );
}

/** A password input with a button to show the password, for parents typing on a phone. */
export function PasswordInput({ className, ...rest }: Omit<ComponentProps<'input'>, 'type'>) {
  const [shown, setShown] = useState(false);
  return (
    <div className="relative">
      <TextInput
        type={shown ? 'text' : 'password'}
        className={classNames('pr-14', className)}
        {...rest}
      />
      <button
        type="button"
        className="absolute inset-y-0 right-0 flex w-12 items-center justify-center rounded-control text-ink-soft hover:text-ink"
        aria-label={shown ? 'Hide password' : 'Show password'}
        onClick={() => setShown(!shown)}
      >
        {shown ? <EyeOff aria-hidden="true" /> : <Eye aria-hidden="true" />}
      </button>
    </div>
  );
}
