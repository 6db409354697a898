/** A station bell, made of two tones: no file has to be fetched. Browsers let it ring after the first touch of a page. */

/** Partial tones of a small bell: how high, how loud, how long. */
const TONES = [
  [1318.5, 0.22, 1.4],
  [2637, 0.09, 0.8],
  [3955.5, 0.04, 0.4],
] as const;
const SECOND_STROKE = 0.16;

let context: AudioContext | null = null;

function strike(sound: AudioContext, at: number): void {
  for (const [pitch, loudness, length] of TONES) {
    const tone = sound.createOscillator();
    const volume = sound.createGain();
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(loudness, at);
    volume.gain.exponentialRampToValueAtTime(0.0005, at + length);
    tone.connect(volume).connect(sound.destination);
    tone.start(at);
    tone.stop(at + length);
  }
}

/** Ring, if this browser can and may. */
export async function ring(): Promise<void> {
  try {
    context ??= new AudioContext();
    if (context.state === "suspended") await context.resume();
    strike(context, context.currentTime);
    strike(context, context.currentTime + SECOND_STROKE);
  } catch {
    // no sound here; the title and the line say it too
  }
}
