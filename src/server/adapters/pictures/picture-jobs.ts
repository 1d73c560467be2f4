import type { Drawing } from '#kitchen/illustration/index.ts'

/** `dish` is 4:3, cut from the middle; `portrait` is square, cut to where the face is. */
export type PictureShape = 'dish' | 'portrait'

/** Messages to and from the picture worker. Types only: both sides of the thread import this file. */
export type PictureJob =
  | { kind: 'encode'; bytes: Uint8Array; shape: PictureShape; keepOwn?: boolean }
  | { kind: 'photo'; bytes: Uint8Array }
  | { kind: 'turn'; bytes: Uint8Array; degrees: number }
  | { kind: 'preview'; bytes: Uint8Array }
  | { kind: 'draw'; drawing: Drawing }
  | { kind: 'draw'; svg: string }

/** Suffixes of the files for each stored width, the widest one first. */
export const pictureSuffixes = ['', '-960', '-480'] as const

/** Picture in every stored width, the widest one first. Widths never exceed the source's. */
export interface EncodedPicture {
  width: number
  height: number
  files: { suffix: (typeof pictureSuffixes)[number]; bytes: Uint8Array }[]
}

export type PictureJobResult =
  | { kind: 'encode'; picture: EncodedPicture }
  | { kind: 'photo'; jpeg: Uint8Array; width: number; height: number }
  | { kind: 'preview'; bytes: Uint8Array }

/** `problem` names the refusal; without it, the job failed for another reason. */
export interface PictureJobFailure {
  message: string
  problem?: 'not_a_picture' | 'damaged' | 'too_large'
}
