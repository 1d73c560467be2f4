import { useQueryClient } from '@tanstack/react-query'
import { type ChangeEvent, useRef, useState } from 'react'
import { MAX_UPLOAD_BYTES } from '#contract/limits.ts'
import type { CurrentUser } from '#contract/users.ts'
import { changePicture } from '#web/data/account.ts'
import { nameOf } from '#web/data/users.ts'
import { messageOf } from '#web/lib/http-error.ts'
import { tellFailure } from '#web/lib/tell-failure.ts'
import { toast } from '#web/lib/toasts.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { Button } from '#web/ui/button.tsx'

const FAILED = 'Your picture could not be changed. Please try again.'

/** The cook's picture, and the way to another one or to none. */
export function ChangePicture({ user }: { user: CurrentUser }) {
  const client = useQueryClient()
  const picker = useRef<HTMLInputElement>(null)
  const [busy, setBusy] = useState<'upload' | 'remove' | null>(null)

  async function change(file: File | null) {
    setBusy(file ? 'upload' : 'remove')
    try {
      await changePicture(client, file)
      toast({ title: file ? 'Your picture was changed' : 'Your picture was removed', tone: 'success' })
    } catch (error) {
      tellFailure(error, { title: 'Picture Not Changed', description: messageOf(error, FAILED) })
    } finally {
      setBusy(null)
    }
  }

  function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? []
    target.value = '' // the same file may be chosen again
    if (!file) return
    const refusal = refusalOf(file)
    if (refusal) toast({ ...refusal, tone: 'error' })
    else void change(file)
  }

  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3 border-b border-line pb-4">
      <div className="flex items-center gap-4">
        <Avatar name={nameOf(user)} src={user.profileImageUrl} className="size-14 text-2xl" />
        <div>
          <h3 className="text-lg">Picture</h3>
          <p className="text-ink-soft">JPG, PNG up to 10MB</p>
        </div>
      </div>
      <div className="flex flex-wrap gap-2">
        {user.profileImageUrl && (
          <Button
            variant="ghost"
            size="sm"
            busy={busy === 'remove'}
            disabled={busy !== null}
            onClick={() => void change(null)}
          >
            Remove picture
          </Button>
        )}
        <Button
          variant="secondary"
          size="sm"
          busy={busy === 'upload'}
          disabled={busy !== null}
          onClick={() => picker.current?.click()}
        >
          {user.profileImageUrl ? 'Change picture' : 'Add picture'}
        </Button>
        <input
          ref={picker}
          type="file"
          accept="image/*"
          aria-label="Picture of you"
          hidden
          onChange={choose}
        />
      </div>
    </div>
  )
}

/** In the specification's words. */
function refusalOf({ type, size }: File) {
  if (!type.startsWith('image/'))
    return { title: 'Invalid File', description: 'Please select an image file.' }
  if (size > MAX_UPLOAD_BYTES)
    return { title: 'File Too Large', description: 'Please select an image smaller than 10MB.' }
  return null
}
