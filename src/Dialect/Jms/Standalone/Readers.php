<?php

declare(strict_types=1);

namespace Kiln\Dialect\Jms\Standalone;

use Kiln\Dialect\Jms\Call\BatchedReading;
use Kiln\Dialect\Jms\Call\ReaderSet;
use Kiln\Dialect\Jms\Metadata\Attributes\TypeParser;
use Kiln\Dialect\Jms\Metadata\TypeName;
use Kiln\Dialect\Jms\Plan\Choice;
use Kiln\Dialect\Jms\Run\Reading;
use Kiln\Dialect\Jms\Run\Skipped;
use Kiln\Dialect\Jms\UserCode\Direction;
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
    public function decode(string $json, string $type, Choice $choice): mixed
    {
        $typeName = $this->type($type);
        if ($this->isNative) {
            try {
                return $this->decodeNatively($json, $typeName, $this->set($choice), $choice);
            } catch (Declined|Mismatch|NeedsJms|InvalidMetadata) {
                // Generated code does it, or finds what is wrong.
            } catch (\Error $error) {
                self::rethrowUserCodes($error);
            }
        }
        $set = $this->set($choice);
        $failure = null;
        if ($set->isWorthBatches($json, $typeName)) {
            try {
                return $this->buildBatches($json, $typeName, $set, $choice);
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
            return $failure === null ? $this->build($data, $typeName, $set, $choice) : throw $failure;
        } catch (Mismatch|NeedsJms|\Error $failure) {
            self::rethrowUserCodes($failure);
            $violations = Violations::of($this->diagnosis($set, $choice)->of($data, $typeName, $failure));
            throw new DeserializationException($type, 'JSON', Problems::located($violations, new Json(), $json, Position::start()), $failure);
        }
    }

    /**
     * @param array<mixed> $data
     *
     * @throws DeserializationException
     * @throws InvalidMetadata
     */
    public function fromArray(array $data, string $type, Choice $choice): mixed
    {
        $typeName = $this->type($type);
        $set = $this->set($choice);
        try {
            return $this->build($data, $typeName, $set, $choice);
        } catch (Mismatch|NeedsJms|\Error $failure) {
            self::rethrowUserCodes($failure);
            throw new DeserializationException($type, 'an array', Violations::of($this->diagnosis($set, $choice)->of($data, $typeName, $failure)), $failure);
        }
    }

    /**
     * @throws Declined
     */
    private function decodeNatively(string $json, TypeName $type, ReaderSet $set, Choice $choice): mixed
    {
        $read = $set->decode($json, $type, $this->reading($set, $choice), self::DEPTH);

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
    private function buildBatches(string $json, TypeName $type, ReaderSet $set, Choice $choice): array
    {
        $batches = Batches::ofArray($json, self::DEPTH) ?? throw new Unbatchable();

        return BatchedReading::read($batches, $set->root($type), $this->reading($set, $choice));
    }

    private static function rethrowUserCodes(\Throwable $failure): void
    {
        if ($failure instanceof \Error && UserCode::hasThrown($failure)) {
            throw $failure;
        }
    }

    private function build(mixed $data, TypeName $type, ReaderSet $set, Choice $choice): mixed
    {
        $read = $set->root($type)($data, $this->reading($set, $choice));

        return $read === Skipped::Value ? throw new Mismatch((string) $type) : $read;
    }

    private function reading(ReaderSet $set, Choice $choice): Reading
    {
        return new Reading($this->dialect->reading($this->dialect->facts(Direction::Deserialization, $choice), $set));
    }

    private function diagnosis(ReaderSet $set, Choice $choice): ReadDiagnosis
    {
        return new ReadDiagnosis(
            $this->dialect->facts(Direction::Deserialization, $choice),
            $this->dialect->registrations(),
            fn(mixed $data, TypeName $type): mixed => $this->build($data, $type, $set, $choice),
        );
    }

    private function type(string $type): TypeName
    {
        return $this->types[$type] ??= $this->parser->parse($type);
    }

    private function set(Choice $choice): ReaderSet
    {
        return $this->sets[$choice->key()] ??= new ReaderSet(
            $this->dialect->facts(Direction::Deserialization, $choice),
            $this->dialect->registrations(),
            $this->code,
            $this->dialect->key(),
            $choice,
            // As if expressions could be evaluated, so that only a property that depends on one is refused.
            true,
            false,
            $this->dialect->making(),
        );
    }
}
