import { useEffect, useRef } from 'preact/hooks';
import { settings } from '../settings';
import { useControl } from './control';

let audio: AudioContext | undefined;

/** A soft note: wood on wood, or a bell for a turn. Synthesised, so that nothing has to be fetched. */
function note(pitch: number, seconds: number, loud: number): void {
  audio ??= new AudioContext();
  const from = audio.currentTime;
  const tone = audio.createOscillator();
  const gain = audio.createGain();
  tone.type = 'triangle';
  tone.frequency.setValueAtTime(pitch, from);
  gain.gain.setValueAtTime(loud, from);
  gain.gain.exponentialRampToValueAtTime(0.001, from + seconds);
  tone.connect(gain).connect(audio.destination);
  tone.start(from);
  tone.stop(from + seconds);
}

/** Lets people hear what they may not see. Silent unless they turn it on. */
export function Sound() {
  const control = useControl();
  const { legal, entries } = control.watch.position.value;
  const asked = legal.length > 0;
  const before = useRef({ asked, entries });
  useEffect(() => {
    const { asked: was, entries: had } = before.current;
    before.current = { asked, entries };
    if (!settings.value.sound) return;
    if (asked && !was) note(660, 0.5, 0.12);
    else if (entries > had) note(190, 0.09, 0.2);
  }, [asked, entries]);
  return null;
}
