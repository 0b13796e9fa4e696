/** Follows the size of an element. */
import type { Attachment } from "svelte/attachments";

export function sized(then: (width: number, height: number) => void): Attachment<HTMLElement> {
  return (element) => {
    const observer = new ResizeObserver(([entry]) => {
      if (entry) then(entry.contentRect.width, entry.contentRect.height);
    });
    observer.observe(element);
    return () => observer.disconnect();
  };
}
