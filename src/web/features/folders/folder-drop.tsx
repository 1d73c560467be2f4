import { useContext } from 'react'
import { useDropPlace } from '#web/ui/dragging.ts'
import { CarriedCard } from './folder-drag.tsx'

export interface FolderTarget {
  /** The folder's id; null for Unorganized. */
  folderId: string | null
  name: string
}

/** Makes an entry of the folder list a drop target for cards. */
export function FolderDrop({ target }: { target: FolderTarget }) {
  const card = useContext(CarriedCard)
  return card && <Place target={target} isOffered={card.folderId !== target.folderId} />
}

const Place = ({ target, isOffered }: { target: FolderTarget; isOffered: boolean }) => (
  <span {...useDropPlace(`folder ${target.folderId ?? 'unorganized'}`, target, isOffered)} />
)
