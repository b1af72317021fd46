// What the library may say to the child, and whether the child may record a page.
import { promptText } from '../../../domain/prompts.ts';
import { useVoiceSettings } from '../../offline/use-voice-settings.ts';
import { Card } from '../../ui/card.tsx';
import { Switch } from '../../ui/switch.tsx';
import { useVoice } from '../../voice/device-voice.ts';
import { useLines } from '../../voice/phrases.ts';
import { SayButton } from '../../voice/say-button.tsx';
import { OfChild } from './of-child.tsx';
import { voiceChoices, voiceText } from './voice-copy.ts';

const sample = [{ prompt: 'hello' }] as const;

export function VoiceCard() {
  const { settings, change } = useVoiceSettings();
  const voice = useVoice();
  const { lines } = useLines(sample);
  return (
    <Card>
      <Card.Title>Listening and speaking</Card.Title>
      <OfChild />
      <ul className="flex flex-col gap-5">
        {voiceChoices.map(({ setting, label, hint }) => (
          <li key={setting}>
            <Switch
              label={label}
              hint={hint}
              checked={settings[setting]}
              // Without 'Read to me' there is nothing to listen to.
              disabled={setting === 'starForListening' && !settings.readToMe}
              onChange={(checked) => change({ ...settings, [setting]: checked })}
            />
          </li>
        ))}
      </ul>
      <div className="mt-5 border-t border-line pt-4">
        <p className="text-ink-soft wrap-anywhere">{voiceText(voice?.name ?? null)}</p>
        {lines.length > 0 && (
          <div className="mt-1 flex items-center gap-1">
            <SayButton phrases={sample} className="-ml-3" />
            <p>{promptText('hello')}</p>
          </div>
        )}
      </div>
    </Card>
  );
}
