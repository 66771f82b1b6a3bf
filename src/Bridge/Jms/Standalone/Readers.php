<?php

declare(strict_types=1);

namespace Kiln\Bridge\Jms\Standalone;

use Kiln\Bridge\Jms\BatchedReading;
use Kiln\Bridge\Jms\Metadata\Attributes\TypeParser;
use Kiln\Bridge\Jms\Metadata\TypeName;
use Kiln\Bridge\Jms\ReaderSet;
use Kiln\Bridge\Jms\Selection;
use Kiln\Bridge\Jms\UserCode\Direction;
use Kiln\Engine\Php\Runtime\Lenient\Reading;
use Kiln\Engine\Php\Runtime\Lenient\Skipped;
use Kiln\Engine\Php\Runtime\Mismatch;
use Kiln\Engine\Php\Store\CodeLookup;
use Kiln\Engine\UserCode;
use Kiln\Error\DeserializationException;
use Kiln\Error\InvalidMetadata;
use Kiln\Error\Violations;
use Kiln\Format\Json\Batches;
use Kiln\Format\Json\Json;
use Kiln\Format\Json\JsonText;
use Kiln\Format\Position;
use Kiln\Format\Problems;
use Kiln\Format\SyntaxException;
use Kiln\Format\Unbatchable;
use Kiln\Native\Declined;

/**
 * Reads by generated code, or in the extension, what jms/serializer would read from JSON, and explains what cannot be read.
 *
 * @internal
 */
final class Readers
{
    /** Levels of arrays and objects; json_decode() counts a scalar as one more. */
    private const DEPTH = 511;

    /** @var array<string, ReaderSet> by selection */
    private array $sets = [];

    /** @var array<string, TypeName> by text */
    private array $types = [];

    /**
     * @param bool $isNative whether the extension reads what it can
     */
    public function __construct(
        private readonly Dialect $dialect,
        private readonly CodeLookup $code,
        private readonly bool $isNative = false,
        private readonly TypeParser $parser = new TypeParser(),
    ) {}

    /**
     * @throws DeserializationException
     * @throws InvalidMetadata
     */
    public function decode(string $json, string $type, Selection $selection): mixed
    {
        $typeName = $this->type($type);
        if ($this->isNative) {
            try {
                return $this->decodeNatively($json, $typeName, $this->set($selection), $selection);
            } catch (Declined|Mismatch|NeedsJms|InvalidMetadata) {
                // Generated code does it, or finds what is wrong.
            } catch (\Error $error) {
                self::rethrowUserCodes($error);
            }
        }
        $set = $this->set($selection);
        $failure = null;
        if ($set->isWorthBatches($json, $typeName)) {
            try {
                return $this->buildBatches($json, $typeName, $set, $selection);
            } catch (Unbatchable) {
                // As a whole.
            } catch (Mismatch|NeedsJms|\Error $failure) {
                self::rethrowUserCodes($failure);
            }
        }
        try {
            $data = JsonText::decode($json, self::DEPTH);
        } catch (SyntaxException $exception) {
            throw new DeserializationException($type, 'JSON', Problems::inText($exception, Position::start()));
        }
        try {
            return $failure === null ? $this->build($data, $typeName, $set, $selection) : throw $failure;
        } catch (Mismatch|NeedsJms|\Error $failure) {
            self::rethrowUserCodes($failure);
            $violations = Violations::of($this->diagnosis($set, $selection)->of($data, $typeName, $failure));
            throw new DeserializationException($type, 'JSON', Problems::located($violations, new Json(), $json, Position::start()), $failure);
        }
    }

    /**
     * @param array<mixed> $data
     *
     * @throws DeserializationException
     * @throws InvalidMetadata
     */
    public function fromArray(array $data, string $type, Selection $selection): mixed
    {
        $typeName = $this->type($type);
        $set = $this->set($selection);
        try {
            return $this->build($data, $typeName, $set, $selection);
        } catch (Mismatch|NeedsJms|\Error $failure) {
            self::rethrowUserCodes($failure);
            throw new DeserializationException($type, 'an array', Violations::of($this->diagnosis($set, $selection)->of($data, $typeName, $failure)), $failure);
        }
    }

    /**
     * @throws Declined
     */
    private function decodeNatively(string $json, TypeName $type, ReaderSet $set, Selection $selection): mixed
    {
        $read = $set->decode($json, $type, $this->reading($set, $selection), self::DEPTH);

        return $read === Skipped::Value ? throw new Mismatch((string) $type) : $read;
    }

    /**
     * @throws Unbatchable where it is to be done as a whole
     * @throws Mismatch
     * @throws NeedsJms
     * @throws \Error
     *
     * @return list<mixed>
     */
    private function buildBatches(string $json, TypeName $type, ReaderSet $set, Selection $selection): array
    {
        $batches = Batches::ofArray($json, self::DEPTH) ?? throw new Unbatchable();

        return BatchedReading::read($batches, $set->root($type), $this->reading($set, $selection));
    }

    private static function rethrowUserCodes(\Throwable $failure): void
    {
        if ($failure instanceof \Error && UserCode::hasThrown($failure)) {
            throw $failure;
        }
    }

    private function build(mixed $data, TypeName $type, ReaderSet $set, Selection $selection): mixed
    {
        $read = $set->root($type)($data, $this->reading($set, $selection));

        return $read === Skipped::Value ? throw new Mismatch((string) $type) : $read;
    }

    private function reading(ReaderSet $set, Selection $selection): Reading
    {
        return new Reading($this->dialect->reading($this->dialect->facts(Direction::Deserialization, $selection), $set));
    }

    private function diagnosis(ReaderSet $set, Selection $selection): ReadDiagnosis
    {
        return new ReadDiagnosis(
            $this->dialect->facts(Direction::Deserialization, $selection),
            $this->dialect->registrations(),
            fn(mixed $data, TypeName $type): mixed => $this->build($data, $type, $set, $selection),
        );
    }

    private function type(string $type): TypeName
    {
        return $this->types[$type] ??= $this->parser->parse($type);
    }

    private function set(Selection $selection): ReaderSet
    {
        return $this->sets[$selection->key()] ??= new ReaderSet(
            $this->dialect->facts(Direction::Deserialization, $selection),
            $this->dialect->registrations(),
            $this->code,
            $this->dialect->key(),
            $selection,
            // As if expressions could be evaluated, so that only a property that depends on one is refused.
            true,
            false,
            $this->dialect->making(),
        );
    }
}
