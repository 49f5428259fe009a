/** Sound that every browser and e-book reader plays: MP3 and AAC. Opus plays in most, WAV is too large to send. */
export function playsEverywhere(type: string): type is 'audio/mpeg' | 'audio/mp4' {
  return type === 'audio/mpeg' || type === 'audio/mp4';
}
