<?php

declare(strict_types=1);

namespace Kiln\Engine\Php;

use Kiln\Context;
use Kiln\Engine\Diagnosis\Destination;
use Kiln\Engine\Native\NativeView;
use Kiln\Engine\Php\Runtime\Writing;
use Kiln\Engine\Php\Store\CodeLookup;
use Kiln\Engine\ReadFailure;
use Kiln\Error\DeserializationException;
use Kiln\Error\InvalidMetadata;
use Kiln\Error\SerializationException;
use Kiln\Format\CannotEncode;
use Kiln\Format\Expected;
use Kiln\Format\Format;
use Kiln\Format\IndexedDocument;
use Kiln\Format\LimitException;
use Kiln\Format\Position;
use Kiln\Format\Problems;
use Kiln\Format\ResolvesScalars;
use Kiln\Format\SyntaxException;
use Kiln\Limits;
use Kiln\Plan\Leaves;

/**
 * Writes and reads in one context and one format: generated code makes a tree of objects, and the format makes text of it. For
 * JSON {@see PhpView} does the same with shortcuts.
 *
 * @internal
 */
final class FormatView
{
    private readonly Writing $writing;

    private readonly Limits $limits;

    /** @var array<string, Expected> by kind of call and type */
    private array $expected = [];

    /**
     * @param ?Context    $context null for a new one
     * @param ?Leaves     $leaves  of the format; null for none
     * @param ?NativeView $native  of the format; null where the extension does not answer
     */
    public function __construct(
        private readonly PhpEngine $engine,
        private readonly ?Context $context,
        private readonly PhpView|NativeView $view,
        private readonly Format $format,
        private readonly ?Leaves $leaves = null,
        private readonly ?NativeView $native = null,
    ) {
        $this->writing = new Writing($engine, $context, Writing::TREE, $this->writeSlowly(...), $leaves);
        $this->limits = $engine->limits ?? new Limits();
    }

    /**
     * @param ?string $type type string; null for what the value itself is
     *
     * @throws InvalidMetadata
     * @throws SerializationException
     */
    public function encode(mixed $value, ?string $type): string
    {
        $around = $this->engine->begin();
        try {
            $text = $this->native?->tryEncode($value, $type);
            if ($text !== null) {
                return $text;
            }
            $tree = $this->writing->write($value, $type);
            if (!$this->format->carries()->roots->has($tree)) {
                $tree = $this->writeSlowly($value, $type);
            }
            // What user code throws is not caught here.
            try {
                return $this->format->encode($tree, $this->limits);
            } catch (CannotEncode $refusal) {
                $this->writeSlowly($value, $type);

                throw new \LogicException("{$this->format->title()} refused what Kiln found nothing wrong with: {$refusal->getMessage()}.", previous: $refusal);
            }
        } finally {
            $this->engine->end($around);
        }
    }

    /**
     * @param ?Position        $start where the text begins in a stream; null for the start
     * @param list<string|int> $path  of the value in the stream
     *
     * @throws InvalidMetadata
     * @throws DeserializationException
     */
    public function decode(string $text, string $type, ?Position $start = null, array $path = []): mixed
    {
        $around = $this->native === null ? null : $this->engine->begin();
        $value = null;
        try {
            if ($this->native?->tryDecode($text, $type, $value) === true) {
                return $value;
            }

            return $this->located($text, 'read', $type, $start ?? Position::start(), $path, fn(mixed $data): mixed => $this->view->read($type, $data));
        } finally {
            if ($this->native !== null) {
                $this->engine->end($around);
            }
        }
    }

    /**
     * @template T of object
     *
     * @param T $object
     *
     * @throws InvalidMetadata
     * @throws DeserializationException
     *
     * @return T
     */
    public function populate(object $object, string $text): object
    {
        $this->located($text, 'populate', $object::class, Position::start(), [], fn(mixed $data): object => $this->view->populate($object, $data));

        return $object;
    }

    public function failure(string $type, SyntaxException|LimitException $exception): DeserializationException
    {
        return new DeserializationException($type, $this->format->title(), Problems::inText($exception, Position::start()));
    }

    /**
     * @param string                 $kind of call: `read` or `populate`
     * @param list<string|int>       $path
     * @param \Closure(mixed): mixed $read
     */
    private function located(string $text, string $kind, string $type, Position $start, array $path, \Closure $read): mixed
    {
        try {
            return $read(IndexedDocument::of($this->tree($text, $kind, $type), $this->context?->keepEmptyObjects === true));
        } catch (ReadFailure $failure) {
            $violations = Problems::located($failure->violations, $this->format, $text, $start, $path);
        } catch (SyntaxException|LimitException $exception) {
            $violations = Problems::inText($exception, $start, $path);
        }

        throw new DeserializationException($type, $this->format->title(), $violations);
    }

    /**
     * @throws InvalidMetadata
     * @throws SyntaxException
     * @throws LimitException
     */
    private function tree(string $text, string $kind, string $type): mixed
    {
        if (!$this->format instanceof ResolvesScalars) {
            return $this->format->decode($text, $this->limits);
        }

        return $this->format->decodeAs($text, $this->expected["{$kind} {$type}"] ??= $this->expected($kind, $type), $this->limits);
    }

    private function expected(string $kind, string $type): Expected
    {
        /** @var \Closure(): Expected $expected as printed by ExpectedPrinter */
        $expected = CodeLookup::functionOf($this->engine->classOf("{$kind} expected", $type, $this->context, $this->leaves), 'expected');

        return $expected();
    }

    /**
     * @throws SerializationException
     */
    private function writeSlowly(mixed $value, ?string $type): mixed
    {
        return (new SecondPass($this->engine, $this->context ?? new Context(), $this->leaves))->write($value, $type, Destination::of($this->format));
    }
}
