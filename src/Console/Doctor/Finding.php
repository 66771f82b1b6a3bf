<?php

declare(strict_types=1);

namespace Kiln\Console\Doctor;

/**
 * One line of `kiln doctor`.
 *
 * @internal
 */
final readonly class Finding
{
    /**
     * @param string  $subject stable: `php`, `opcache.memory`, `directory.writable`, ...
     * @param string  $text    what is the case
     * @param ?string $advice  what to do; null when it is good
     */
    private function __construct(public string $subject, public Level $level, public string $text, public ?string $advice) {}

    public static function good(string $subject, string $text): self
    {
        return new self($subject, Level::Good, $text, null);
    }

    public static function warning(string $subject, string $text, string $advice): self
    {
        return new self($subject, Level::Warning, $text, $advice);
    }

    public static function bad(string $subject, string $text, string $advice): self
    {
        return new self($subject, Level::Bad, $text, $advice);
    }

    /**
     * The same of code that takes the place of jms/serializer.
     */
    public function ofJms(): self
    {
        return new self("jms.{$this->subject}", $this->level, "jms: {$this->text}", $this->advice === null ? null : \str_replace('kiln compile', 'kiln compile --jms', $this->advice));
    }

    /**
     * @param mixed $finding as {@see Finding::json()} gives it
     */
    public static function fromJson(mixed $finding): self
    {
        $text = static fn(string $member): string => \is_array($finding) && \is_string($finding[$member] ?? null) ? $finding[$member] : '';

        return new self($text('subject'), Level::from($text('level')), $text('text'), $text('advice') === '' ? null : $text('advice'));
    }

    /**
     * @return array{subject: string, level: string, text: string, advice: ?string}
     */
    public function json(): array
    {
        return ['subject' => $this->subject, 'level' => $this->level->value, 'text' => $this->text, 'advice' => $this->advice];
    }
}
