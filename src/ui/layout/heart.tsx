import { Heart } from 'lucide-react'
import { IconButton } from '#ui/components/button.tsx'
import type { Choice } from '#ui/view/parts.ts'

/** The favourite toggle (FAV-02). */
export const HeartButton = ({ view }: { readonly view: Choice | undefined }) =>
  view && <IconButton icon={Heart} label={view.label} isPressed={view.isOn} isSolid onPress={view.flip} />
