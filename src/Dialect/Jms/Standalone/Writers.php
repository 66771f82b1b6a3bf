<?php

declare(strict_types=1);

namespace Kiln\Dialect\Jms\Standalone;

use Kiln\Dialect\Jms\Call\Document;
use Kiln\Dialect\Jms\Call\Json;
use Kiln\Dialect\Jms\Call\Sets;
use Kiln\Dialect\Jms\Call\Unencodable;
use Kiln\Dialect\Jms\Call\WriterSet;
use Kiln\Dialect\Jms\Metadata\Attributes\TypeParser;
use Kiln\Dialect\Jms\Metadata\TypeName;
use Kiln\Dialect\Jms\Plan\Choice;
use Kiln\Dialect\Jms\Run\Writing;
use Kiln\Engine\Php\Runtime\Mismatch;
use Kiln\Engine\Php\Store\CodeLookup;
use Kiln\Engine\UserCode;
use Kiln\Error\ErrorCode;
use Kiln\Error\InvalidMetadata;
use Kiln\Error\SerializationException;
use Kiln\Error\Violation;
use Kiln\Error\Violations;
use Kiln\Native\Declined;

/**
 * Writes by generated code, or in the extension, what jms/serializer would write to JSON, and explains what cannot be written.
 *
 * @internal
 */
final class Writers
{
    private readonly Sets $sets;

    /** @var array<string, TypeName> by text */
    private array $types = [];

    /**
     * @param bool $isNative whether the extension writes what it can
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
     * @throws SerializationException
     * @throws InvalidMetadata
     */
    public function encode(mixed $data, ?string $type, Choice $choice, Json $json): string
    {
        $typeName = $this->type($type);
        if ($data === null) {
            return $json->encode($this->null($typeName, $choice, 'JSON'));
        }
        $set = $this->sets->writer($choice);
        try {
            return $this->text($data, $typeName, $set, $json);
        } catch (Unencodable $exception) {
            // Written once more: nobody pays for a path as long as all is well.
            $written = Document::write($data, $typeName, $set, $this->writing($set));
            throw self::exception($data, $typeName, 'JSON', UnencodablePlace::find($written, $exception->error), $exception);
        } catch (Mismatch|NeedsJms|\Error $failure) {
            if ($failure instanceof \Error && UserCode::hasThrown($failure)) {
                throw $failure;
            }
            throw $this->failure($data, $typeName, $set, 'JSON', $failure);
        }
    }

    /**
     * @throws SerializationException
     * @throws InvalidMetadata
     *
     * @return array<mixed>
     */
    public function toArray(mixed $data, ?string $type, Choice $choice): array
    {
        $typeName = $this->type($type);
        $set = $this->sets->writer($choice);
        try {
            $written = $data === null
                ? $this->null($typeName, $choice, 'an array')
                : Document::plain(Document::write($data, $typeName, $set, $this->writing($set)));
        } catch (Mismatch|NeedsJms|\Error $failure) {
            if ($failure instanceof \Error && UserCode::hasThrown($failure)) {
                throw $failure;
            }
            throw $this->failure($data, $typeName, $set, 'an array', $failure);
        }

        return \is_array($written) ? $written : throw self::exception(
            $data,
            $typeName,
            'an array',
            Violation::mismatch(ErrorCode::TypeMismatch, [], 'an object or array', $written, '', 'What is written as a single value is no array: use serialize().'),
        );
    }

    /**
     * @throws Unencodable
     * @throws Mismatch
     * @throws NeedsJms
     * @throws \Error
     */
    private function text(mixed $data, ?TypeName $type, WriterSet $set, Json $json): string
    {
        if ($this->isNative) {
            try {
                $programs = $set->programs($json->options, $this->writesOwnNull($set));

                return $programs->encode($data, $type, $programs->host($this->dialect->writing($set)));
            } catch (Declined|Mismatch) {
                // Generated code does it, or finds what is wrong.
            }
        }

        return Document::encode($data, $type, $set, $this->writing($set), $json);
    }

    private function null(?TypeName $type, Choice $choice, string $target): null
    {
        return $choice->serializeNull ? null : throw self::exception(null, $type, $target, new Violation(
            ErrorCode::NotSerializable,
            [],
            'null is not written',
            hint: 'Pass a Selection with serializeNull: true.',
        ));
    }

    private function type(?string $type): ?TypeName
    {
        return $type === null ? null : $this->types[$type] ??= $this->parser->parse($type);
    }

    private function writing(WriterSet $set): Writing
    {
        return new Writing($set->classes, $this->writesOwnNull($set), $this->dialect->writing($set));
    }

    private function writesOwnNull(WriterSet $set): bool
    {
        return $set->choice->serializeNull || $this->dialect->keepsNullInArrays();
    }

    /**
     * @param Mismatch|NeedsJms|\Error $failure
     */
    private function failure(mixed $data, ?TypeName $type, WriterSet $set, string $target, \Throwable $failure): SerializationException
    {
        $diagnosis = new WriteDiagnosis(
            $set->facts(),
            $set->registrations,
            $set,
            fn(): Writing => $this->writing($set),
        );

        return self::exception($data, $type, $target, $diagnosis->of($data, $type, $failure), $failure);
    }

    private static function exception(mixed $data, ?TypeName $type, string $target, Violation $violation, ?\Throwable $previous = null): SerializationException
    {
        return new SerializationException($type === null ? \get_debug_type($data) : (string) $type, $target, Violations::of($violation), $previous);
    }
}
