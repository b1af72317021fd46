// What can go wrong with a microphone, as data.

/** Why nothing was recorded, or why a recording ended by itself. */
export type MicrophoneFault =
  | 'absent'
  | 'refused'
  | 'busy'
  | 'insecure'
  | 'unsupported'
  | 'revoked'
  | 'unplugged'
  | 'interrupted'
  | 'silent'
  | 'failed';

/** Thrown by `record` when no recording begins. `microphone-copy.ts` has a sentence for each fault. */
export class MicrophoneError extends Error {
  readonly fault: MicrophoneFault;
  constructor(fault: MicrophoneFault) {
    super(`Nothing was recorded: ${fault}`);
    this.fault = fault;
  }
}

const FAULTS: Record<string, MicrophoneFault> = {
  NotFoundError: 'absent',
  OverconstrainedError: 'absent',
  NotAllowedError: 'refused',
  SecurityError: 'refused',
  NotReadableError: 'busy',
  AbortError: 'busy',
};

/** Returns the fault of an error that the browser threw when it was asked for the microphone. */
export const faultOf = (error: unknown): MicrophoneFault =>
  (error instanceof Error ? FAULTS[error.name] : undefined) ?? 'failed';

/** Returns why this page can record nothing, or null. Browsers offer the microphone on secure pages alone. */
export function faultOfPage(): MicrophoneFault | null {
  if (!window.isSecureContext) return 'insecure';
  const canRecord =
    typeof navigator.mediaDevices?.getUserMedia === 'function' &&
    typeof AudioWorkletNode === 'function';
  return canRecord ? null : 'unsupported';
}

/** Returns why the microphone ended while it was recording. Devices are named only to pages that may listen. */
export async function faultOfEndedTrack(): Promise<MicrophoneFault> {
  const devices = await navigator.mediaDevices.enumerateDevices().catch(() => []);
  const microphones = devices.filter(({ kind }) => kind === 'audioinput');
  const isForbidden = microphones.length > 0 && microphones.every(({ label }) => label === '');
  return isForbidden ? 'revoked' : 'unplugged';
}
