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
import { accountWords } from '#web/words/account.ts'
import { useWords } from '#web/words/words.ts'

/** The cook's picture, with buttons to change and remove it. */
export function ChangePicture({ user }: { user: CurrentUser }) {
  const t = useWords(accountWords)
  const client = useQueryClient()
  const picker = useRef<HTMLInputElement>(null)
  const [busy, setBusy] = useState<'upload' | 'remove' | null>(null)

  async function change(file: File | null) {
    setBusy(file ? 'upload' : 'remove')
    try {
      await changePicture(client, file)
      toast({ title: file ? t.pictureChanged : t.pictureRemoved, tone: 'success' })
    } catch (error) {
      tellFailure(error, { title: t.pictureFailed, description: messageOf(error, t.pictureFailedText) })
    } finally {
      setBusy(null)
    }
  }

  function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? []
    target.value = '' // clearing the value lets the same file be chosen again
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
          <h3 className="text-lg">{t.picture}</h3>
          <p className="text-ink-soft">{t.pictureHint}</p>
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
            {t.removePicture}
          </Button>
        )}
        <Button
          variant="secondary"
          size="sm"
          busy={busy === 'upload'}
          disabled={busy !== null}
          onClick={() => picker.current?.click()}
        >
          {user.profileImageUrl ? t.changePicture : t.addPicture}
        </Button>
        <input
          ref={picker}
          type="file"
          accept="image/*"
          aria-label={t.pictureOfYou}
          hidden
          onChange={choose}
        />
      </div>
    </div>
  )
}

/** The reason to refuse a file, in the specification's words; null for an accepted one. */
function refusalOf({ type, size }: File) {
  if (!type.startsWith('image/'))
    return { title: accountWords.get().invalidFile, description: accountWords.get().invalidFileText }
  if (size > MAX_UPLOAD_BYTES)
    return { title: accountWords.get().fileTooLarge, description: accountWords.get().fileTooLargeText }
  return null
}
