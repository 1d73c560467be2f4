/** The `srcset` of a stored picture, which exists in three widths; the name without a width is the widest. */
export function pictureSet(url: string | null): string | undefined {
  const stem = url?.match(/^(\/images\/[^/]+)\.webp$/)?.[1]
  return stem && `${stem}-480.webp 480w, ${stem}-960.webp 960w, ${stem}.webp 1440w`
}
