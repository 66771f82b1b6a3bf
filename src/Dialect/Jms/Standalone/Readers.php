<?php

declare(strict_types=1);

namespace Kiln\Dialect\Jms\Standalone;

use Kiln\Dialect\Jms\Call\ReaderSet;
use Kiln\Dialect\Jms\Call\Sets;
use Kiln\Dialect\Jms\Metadata\Attributes\TypeParser;
use Kiln\Dialect\Jms\Metadata\TypeName;
use Kiln\Dialect\Jms\Plan\Choice;
use Kiln\Dialect\Jms\Run\Reading;
use Kiln\Dialect\Jms\Run\Skipped;
use Kiln\Engine\Php\Runtime\Mismatch;
use Kiln\Engine\Php\Store\CodeLookup;
use Kiln\Engine\UserCode;
use Kiln\Error\DeserializationException;
use Kiln\Error\InvalidMetadata;
use Kiln\Error\Violations;
use Kiln\Format\Json\Json;
use Kiln\Format\Json\JsonText;
use Kiln\Format\Position;
use Kiln\Format\Problems;
use Kiln\Format\SyntaxException;
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

    private readonly Sets $sets;

    /** @var array<string, TypeName> by text */
    private array $types = [];

    /**
     * @param bool $isNative whether the extension reads what it can
     */
    public function __construct(
        private readonly StandaloneDialect $dialect,
        CodeLookup $code,
        private readonly bool $isNative = false,
        private readonly TypeParser $parser = new TypeParser(),
    ) {
        $this->sets = new Sets($dialect, $code);
    }

    /**
     * @throws DeserializationException
     * @throws InvalidMetadata
     */
    public function decode(string $json, string $type, Choice $choice): mixed
    {
        $typeName = $this->type($type);
        if ($this->isNative) {
            try {
                return $this->decodeNatively($json, $typeName, $this->sets->reader($choice));
            } catch (Declined|Mismatch|NeedsJms|InvalidMetadata) {
                // Generated code does it, or finds what is wrong.
            } catch (\Error $error) {
                self::rethrowUserCodes($error);
            }
        }
        $set = $this->sets->reader($choice);
        try {
            return self::present($set->read($json, $typeName, $this->reading($set), self::DEPTH, static fn(string $json): mixed => JsonText::decode($json, self::DEPTH)), $typeName);
        } catch (SyntaxException $exception) {
            throw new DeserializationException($type, 'JSON', Problems::inText($exception, Position::start()));
        } catch (Mismatch|NeedsJms|\Error $failure) {
            self::rethrowUserCodes($failure);
            $violations = Violations::of($this->diagnosis($set)->of(JsonText::decode($json, self::DEPTH), $typeName, $failure));
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
        $set = $this->sets->reader($choice);
        try {
            return $this->build($data, $typeName, $set);
        } catch (Mismatch|NeedsJms|\Error $failure) {
            self::rethrowUserCodes($failure);
            throw new DeserializationException($type, 'an array', Violations::of($this->diagnosis($set)->of($data, $typeName, $failure)), $failure);
        }
    }

    /**
     * @throws Declined
     */
    private function decodeNatively(string $json, TypeName $type, ReaderSet $set): mixed
    {
        return self::present($set->decode($json, $type, $this->reading($set), self::DEPTH), $type);
    }

    /**
     * @throws Mismatch where nothing was read
     */
    private static function present(mixed $read, TypeName $type): mixed
    {
        return $read === Skipped::Value ? throw new Mismatch((string) $type) : $read;
    }

    private static function rethrowUserCodes(\Throwable $failure): void
    {
        if ($failure instanceof \Error && UserCode::hasThrown($failure)) {
            throw $failure;
        }
    }

    private function build(mixed $data, TypeName $type, ReaderSet $set): mixed
    {
        return self::present($set->root($type)($data, $this->reading($set)), $type);
    }

    private function reading(ReaderSet $set): Reading
    {
        return new Reading($this->dialect->reading($set));
    }

    private function diagnosis(ReaderSet $set): ReadDiagnosis
    {
        return new ReadDiagnosis(
            $set->facts(),
            $set->registrations,
            fn(mixed $data, TypeName $type): mixed => $this->build($data, $type, $set),
        );
    }

    private function type(string $type): TypeName
    {
        return $this->types[$type] ??= $this->parser->parse($type);
    }
}
