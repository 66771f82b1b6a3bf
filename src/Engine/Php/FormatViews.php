<?php

declare(strict_types=1);

namespace Kiln\Engine\Php;

use Kiln\Context;
use Kiln\Engine\Native\NativeView;
use Kiln\Format\Format;
use Kiln\Format\Formats;
use Kiln\Format\FoundAtPath;
use Kiln\Format\NativeFormat;
use Kiln\Format\NativeOutput;
use Kiln\Format\RowFormat;
use Kiln\Format\StreamFormat;
use Kiln\Limits;

/**
 * The views of a serializer for formats other than JSON: one for each format and each context that means something else.
 *
 * @internal
 */
final class FormatViews
{
    /** Code that makes the value; it has no plan, and no view. */
    public const PHP = 'php';

    public const ONLY_WRITTEN = 'PHP code is only written: whoever reads it has to run it. Put it into a file of your own, and load that by require.';

    private ?Formats $known = null;

    /** @var array<string, PhpView> for formats that have leaves, by these and key of the context */
    private array $leafViews = [];

    /** @var array<string, FormatView> by what was asked for, and key of the context: formats of the same name may differ */
    private array $views = [];

    /**
     * @param list<Format|StreamFormat> $formats  of the user
     * @param bool                      $isNative whether the extension answers where it can
     */
    public function __construct(private readonly PhpEngine $engine, private readonly array $formats, private readonly bool $isNative) {}

    public function formats(): Formats
    {
        return $this->known ??= new Formats($this->formats);
    }

    /**
     * @param ?Context $context of the call; null where it names none
     * @param ?Context $default of the serializer; null for a new one
     *
     * @throws \InvalidArgumentException for an unknown format, and for PHP code
     */
    public function document(string $format, ?Context $context, ?Context $default): FormatView
    {
        $this->refusePhp($format, self::ONLY_WRITTEN);

        return $this->viewOf("document {$format}", $this->formats()->document($format), $context, $default);
    }

    /**
     * @param ?Context $context of the call; null where it names none
     * @param ?Context $default of the serializer; null for a new one
     * @param string   $noPhp   why there is none of PHP code
     * @param string   $at      where the items stand; '' for where the format has them
     *
     * @throws \InvalidArgumentException for an unknown format, for PHP code, or for a format that does not look for items
     */
    public function stream(string $format, ?Context $context, ?Context $default, string $noPhp, string $at = ''): StreamView|TableView
    {
        $this->refusePhp($format, $noPhp);
        $stream = $this->formats()->stream($format);
        if ($at !== '') {
            $stream = $stream instanceof FoundAtPath ? $stream->at($at) : throw new \InvalidArgumentException("Only JSON is read at a pointer, and XML at a path; not the format {$format}.");
        }
        if ($stream instanceof RowFormat) {
            return new TableView($stream, $this->viewOf("stream {$format}", $stream, $context, $default), $this->engine->limits ?? new Limits());
        }

        return new StreamView($stream, $this->viewOf("stream {$format}", $stream->item(), $context, $default), $this->engine->limits ?? new Limits());
    }

    /**
     * Whether a name stands for PHP code, and not for a format of the user.
     */
    public function isPhp(string $format): bool
    {
        if ($format !== self::PHP) {
            return false;
        }
        foreach ($this->formats as $ofUser) {
            if (\in_array($format, $ofUser->names(), true)) {
                return false;
            }
        }

        return true;
    }

    private function refusePhp(string $format, string $why): void
    {
        if ($this->isPhp($format)) {
            throw new \InvalidArgumentException($why);
        }
    }

    /**
     * @param string $asked kind and name
     */
    private function viewOf(string $asked, Format $format, ?Context $context, ?Context $default): FormatView
    {
        $context = $context?->over($default ?? new Context()) ?? $default;

        return $this->views["{$asked} {$context?->key()}"] ??= $this->make($format, $context);
    }

    private function make(Format $format, ?Context $context): FormatView
    {
        $leaves = Formats::leavesOf($format);
        $view = $leaves === null ? $this->engine->view($context) : $this->leafViews["{$leaves->key()} {$context?->key()}"] ??= new PhpView($this->engine, $context, $leaves);
        $input = $this->isNative && $format instanceof NativeFormat ? $format->native() : null;
        $output = $this->isNative && $format instanceof NativeOutput ? $format->nativeOutput() : $input;
        $reader = $input === null ? null : new NativeView($this->engine, $context, null, $input, $leaves);
        $writer = match ($output) {
            $input => $reader,
            null => null,
            default => new NativeView($this->engine, $context, null, $output, $leaves),
        };

        return new FormatView($this->engine, $context, $view, $format, $leaves, $reader, $writer);
    }
}
