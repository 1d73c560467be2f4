import { Camera, ImagePlus } from 'lucide-react'
import { Button } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { FileDrop } from '#web/ui/file-drop.tsx'
import { icon } from '#web/ui/icon.ts'
import { photosWords } from '#web/words/photos.ts'
import { useWords } from '#web/words/words.ts'

interface PhotoFieldProps {
  /** Accessible name, such as `Photo of ingredients`. */
  label: string
  /** The heading above the buttons. */
  title: string
  hint: string
  multiple?: boolean
  alsoPdf?: boolean
  onFiles: (files: File[]) => void
  /** True for a smaller field, below photos that are already chosen. */
  compact?: boolean
}

/** A field for photos that are chosen, taken with the camera, dropped or pasted. */
export const PhotoField = ({
  label,
  title,
  hint,
  multiple = false,
  alsoPdf = false,
  onFiles,
  compact = false,
}: PhotoFieldProps) => {
  const t = useWords(photosWords)
  return (
    <FileDrop
      label={label}
      accept={alsoPdf ? 'image/*,.heic,.heif,.avif,application/pdf' : 'image/*,.heic,.heif,.avif'}
      multiple={multiple}
      onFiles={onFiles}
    >
      {({ choose, capture, isOver }) => (
        <div
          className={cx(
            'flex flex-col items-center rounded-card border-2 border-dashed px-5 text-center transition-colors duration-150',
            compact ? 'py-5' : 'py-8 md:py-10',
            isOver ? 'border-accent bg-accent-tint' : 'border-line-strong/60',
          )}
        >
          {!compact && <ImagePlus {...icon} className="size-10 text-accent" />}
          <p className={cx('font-semibold', !compact && 'mt-3 text-lg')}>{isOver ? t.letGo : title}</p>
          <p className="text-small text-ink-soft">{hint}</p>
          <div className="mt-4 flex flex-wrap justify-center gap-3">
            <Button variant={compact ? 'secondary' : 'primary'} onClick={choose}>
              {multiple ? t.choosePhotos : t.choosePhoto}
            </Button>
            <span className="hidden pointer-coarse:block">
              <Button variant="secondary" onClick={capture}>
                <Camera {...icon} />
                {t.takePhoto}
              </Button>
            </span>
          </div>
          <p className="mt-3 text-small text-ink-soft pointer-coarse:hidden">{t.dropOrPaste}</p>
        </div>
      )}
    </FileDrop>
  )
}
