import type { OntoPhoto } from '#kitchen/reading/page.ts'

/** Transform of a page that is its whole photo. */
export const wholePhoto = (width: number, height: number): OntoPhoto => [1 / width, 0, 0, 1 / height, 0, 0]

/** Combines two transforms: first from the new page to the old one, then from there onto the photo. */
const after = (first: OntoPhoto, [a, b, c, d, e, f]: OntoPhoto): OntoPhoto => [
  a * first[0] + c * first[1],
  b * first[0] + d * first[1],
  a * first[2] + c * first[3],
  b * first[2] + d * first[3],
  a * first[4] + c * first[5] + e,
  b * first[4] + d * first[5] + f,
]

interface Size {
  width: number
  height: number
}

/** Transform of a page that was turned clockwise around its middle, on a canvas that holds all of it. */
export function ofTurned(old: Size, turned: Size, degrees: number, onto: OntoPhoto): OntoPhoto {
  const [sine, cosine] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)]
  const [x, y] = [turned.width / 2, turned.height / 2]
  const back: OntoPhoto = [
    cosine,
    -sine,
    sine,
    cosine,
    old.width / 2 - cosine * x - sine * y,
    old.height / 2 + sine * x - cosine * y,
  ]
  return after(back, onto)
}

/** Transform of an enlarged part of a page. */
export const ofCropped = (left: number, top: number, scale: number, onto: OntoPhoto): OntoPhoto =>
  after([1 / scale, 0, 0, 1 / scale, left, top], onto)
