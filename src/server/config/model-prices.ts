/** Price of a model: for a million tokens read and written, or for a picture. */
export type ModelPrice = { input: number; output: number } | { picture: number }

/** Reads prices by model, such as `gpt-5-mini=0.25/2, gpt-image-1=0.04`; null for any other format. */
export function pricesIn(setting: string): Record<string, ModelPrice> | null {
  const prices: Record<string, ModelPrice> = {}
  for (const entry of setting.split(/[,;]\s*|\s+/).filter(Boolean)) {
    const [, model, first, second] = /^(.+)=(\d+(?:\.\d+)?)(?:\/(\d+(?:\.\d+)?))?$/.exec(entry) ?? []
    if (!model) return null
    prices[model] =
      second === undefined ? { picture: Number(first) } : { input: Number(first), output: Number(second) }
  }
  return Object.keys(prices).length > 0 ? prices : null
}
