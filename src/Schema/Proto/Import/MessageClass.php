<?php

declare(strict_types=1);

namespace Kiln\Schema\Proto\Import;

use Kiln\Attribute\Bytes;
use Kiln\Attribute\Protobuf\Field;
use Kiln\Attribute\Protobuf\Message as MessageAttribute;
use Kiln\Attribute\Protobuf\Reserved;
use Kiln\Attribute\Protobuf\UnknownFields;
use Kiln\Attribute\SerializedName;
use Kiln\Format\Protobuf\ProtoName;
use Kiln\Schema\Proto\Import\Descriptor\Enum;
use Kiln\Schema\Proto\Import\Descriptor\FeatureSet;
use Kiln\Schema\Proto\Import\Descriptor\FieldOfMessage;
use Kiln\Schema\Proto\Import\Descriptor\File;
use Kiln\Schema\Proto\Import\Descriptor\Message;

/**
 * The class of one message:
 *
 *     #[Message('Parcel', package: 'shop.v1')]
 *     final readonly class Parcel
 *     {
 *         public function __construct(
 *             #[Field(1, 'int32')] public int $id = 0,
 *             #[Field(2)] public ?Address $to = null,
 *         ) {}
 *     }
 *
 * @internal
 */
final class MessageClass
{
    private const TYPES = [
        'double' => 'float', 'float' => 'float', 'bool' => 'bool', 'string' => 'string', 'bytes' => 'string',
    ];

    /** What needs no type in #[Field], because it is that of the PHP type. */
    private const USUAL = ['int64', 'double', 'bool', 'string', 'bytes', 'google.protobuf.Timestamp', 'google.protobuf.Duration', 'google.protobuf.Value', 'google.protobuf.Any'];

    private const VALUES = [
        '.google.protobuf.FieldMask' => 'array', '.google.protobuf.Any' => '\Kiln\AnyMessage',
        '.google.protobuf.Timestamp' => '\DateTimeImmutable', '.google.protobuf.Duration' => '\DateInterval',
        '.google.protobuf.Value' => 'mixed', '.google.protobuf.Struct' => 'array', '.google.protobuf.ListValue' => 'array',
        '.google.protobuf.DoubleValue' => 'float', '.google.protobuf.FloatValue' => 'float', '.google.protobuf.Int64Value' => 'int',
        '.google.protobuf.UInt64Value' => 'int', '.google.protobuf.Int32Value' => 'int', '.google.protobuf.UInt32Value' => 'int',
        '.google.protobuf.BoolValue' => 'bool', '.google.protobuf.StringValue' => 'string', '.google.protobuf.BytesValue' => 'string',
    ];

    /** @var array<string, true> full names of what is imported */
    private array $imports = [];

    /** @var list<string> of the constructor */
    private array $params = [];

    private readonly string $namespace;

    private readonly FeatureSet $features;

    /** @var array<string, true> how names begin that mean classes of this namespace */
    private array $neighbours = [];

    /**
     * @param array<string, string>  $classes  by name
     * @param array<string, Message> $messages by name
     * @param array<string, Enum>    $enums    by name
     */
    public function __construct(
        private readonly File $file,
        private readonly Message $message,
        private readonly string $class,
        private readonly array $classes,
        private readonly array $messages,
        private readonly array $enums,
    ) {
        $this->features = FeatureSet::ofFile($file);
        $this->namespace = \substr($class, 0, (int) \strrpos($class, '\\'));
        foreach ($classes as $other) {
            $below = $this->below($other);
            if ($below !== null) {
                $this->neighbours[\strtolower(\explode('\\', $below)[0])] = true;
            }
        }
    }

    /**
     * @return ?string the name of a class within this namespace; null for one that is elsewhere
     */
    private function below(string $class): ?string
    {
        return match (true) {
            $this->namespace === '' => $class,
            \str_starts_with($class, "{$this->namespace}\\") => \substr($class, \strlen($this->namespace) + 1),
            default => null,
        };
    }

    /**
     * An attribute as this file may call it.
     */
    private function attribute(string $class): string
    {
        $short = \substr((string) \strrchr($class, '\\'), 1);
        if (isset($this->neighbours[\strtolower($short)])) {
            return "\\{$class}";
        }
        $this->imports[$class] = true;

        return $short;
    }

    /**
     * @param array<string, string> $comments by path in the file
     */
    public function code(array $comments, string $path): string
    {
        $short = Importer::short($this->class);
        $parameters = $required = $taken = [];
        foreach ($this->message->fields as $index => $field) {
            if ($this->isGroup($field)) {
                $parameters[] = "        // {$field->name}: a group has no place in a class.";
                continue;
            }
            $property = PhpName::ofProperty($field->jsonName, $field->name);
            $property = isset($taken[\strtolower($property)]) ? $field->name . '_' . $field->number : $property;
            $taken[\strtolower($property)] = true;
            $comment = \trim(($comments["{$path}.2.{$index}"] ?? '') . ($field->default === null ? '' : "\n\nIts default is {$field->default}."));
            $lines = [...DocComment::lines($comment === '' ? null : $comment, $field->options?->isDeprecated === true ? ['@deprecated'] : [], '        '), "        {$this->parameter($field, $property)},"];
            // What has a default comes behind what has none.
            $this->isRequired($field) ? \array_push($required, ...$lines) : \array_push($parameters, ...$lines);
        }
        $parameters = [...$required, ...$parameters];
        $unknown = 'unknownFields';
        while (isset($taken[\strtolower($unknown)])) {
            $unknown .= '_';
        }
        $parameters[] = "        #[{$this->attribute(UnknownFields::class)}] #[{$this->attribute(Bytes::class)}] public string \${$unknown} = '',";
        $attributes = $this->attributes();
        $body = [
            ...DocComment::lines($comments[$path] ?? null, $this->message->options?->isDeprecated === true ? ['@deprecated'] : []),
            ...$attributes,
            "final readonly class {$short}",
            '{',
            ...DocComment::lines(null, $this->params, '    '),
            '    public function __construct(',
            ...$parameters,
            '    ) {}',
            '}',
        ];

        return Importer::file($this->class, \array_keys($this->imports), \implode("\n", $body));
    }

    /**
     * @return list<string>
     */
    private function attributes(): array
    {
        $attributes = ["#[{$this->attribute(MessageAttribute::class)}(" . self::quoted($this->message->name) . ($this->file->package === '' ? '' : ', package: ' . self::quoted($this->file->package)) . ')]'];
        $reserved = [];
        foreach ($this->message->reservedRanges as $range) {
            $reserved[] = $range->end - $range->start === 1 ? (string) $range->start : "[{$range->start}, " . ($range->end - 1) . ']';
        }
        \array_push($reserved, ...\array_map(self::quoted(...), $this->message->reservedNames));
        if ($reserved !== []) {
            $attributes[] = "#[{$this->attribute(Reserved::class)}(" . \implode(', ', $reserved) . ')]';
        }

        return $attributes;
    }

    private function parameter(FieldOfMessage $field, string $property): string
    {
        $arguments = [(string) $field->number];
        $attributes = '';
        $scalar = FieldOfMessage::SCALARS[$field->type] ?? null;
        if ($field->typeName !== '' && isset(self::VALUES[$field->typeName])) {
            $scalar = \substr($field->typeName, 1);
        }
        if ($scalar !== null && !\in_array($scalar, self::USUAL, true)) {
            $arguments[] = self::quoted($scalar);
        }
        $entry = $field->label === FieldOfMessage::REPEATED ? $this->messages[$field->typeName] ?? null : null;
        $isMap = $entry?->options?->isMapEntry === true;
        if ($entry !== null && $isMap) {
            [$key, $value] = $entry->fields;
            $keyType = FieldOfMessage::SCALARS[$key->type] ?? 'string';
            $valueScalar = FieldOfMessage::SCALARS[$value->type] ?? (isset(self::VALUES[$value->typeName]) ? \substr($value->typeName, 1) : null);
            if ($valueScalar !== null && !\in_array($valueScalar, self::USUAL, true)) {
                $arguments[] = self::quoted($valueScalar);
            }
            // A map of anything is a value, where nobody says that it has keys.
            if ($keyType !== 'string' || $value->typeName === '.google.protobuf.Value') {
                $arguments[] = 'key: ' . self::quoted($keyType);
            }
            $this->params[] = '@param array<' . (\in_array($keyType, ['string', 'bool'], true) ? 'string' : 'int') . ", {$this->type($value)}> \${$property}";
            $attributes .= $value->type === 12 ? " #[{$this->attribute(Bytes::class)}]" : '';
            $declaration = "array \${$property} = []";
        } elseif ($field->label === FieldOfMessage::REPEATED) {
            if ($field->type !== FieldOfMessage::MESSAGE && !\in_array($scalar, ['string', 'bytes'], true) && !($field->options->isPacked ?? $this->features($field)->isPacked())) {
                $arguments[] = 'isPacked: false';
            }
            $this->params[] = '@param list<' . ($field->typeName === '.google.protobuf.FieldMask' ? 'list<string>' : $this->type($field)) . "> \${$property}";
            $declaration = "array \${$property} = []";
        } else {
            $declaration = $this->single($field, $property);
        }
        if ($field->oneOf !== null && !$field->isOptional) {
            $arguments[] = 'oneOf: ' . self::quoted($this->message->oneOfs[$field->oneOf]->name);
        }
        if ($this->isRequired($field)) {
            $arguments[] = 'isRequired: true';
        }
        if (ProtoName::ofField($field->jsonName === '' ? $property : $field->jsonName) !== $field->name) {
            $arguments[] = 'name: ' . self::quoted($field->name);
        }
        if (($field->type === 12 || $scalar === 'google.protobuf.BytesValue') && !$isMap) {
            $attributes .= " #[{$this->attribute(Bytes::class)}]";
        }
        if ($property !== $field->jsonName && $field->jsonName !== '') {
            $attributes .= " #[{$this->attribute(SerializedName::class)}(" . self::quoted($field->jsonName) . ')]';
        }

        return "#[{$this->attribute(Field::class)}(" . \implode(', ', $arguments) . ")]{$attributes} public {$declaration}";
    }

    private function features(FieldOfMessage $field): FeatureSet
    {
        return $field->options?->features?->within($this->features) ?? $this->features;
    }

    private function isRequired(FieldOfMessage $field): bool
    {
        return $field->label === FieldOfMessage::REQUIRED || $this->features($field)->isRequired();
    }

    private function isGroup(FieldOfMessage $field): bool
    {
        return $field->type === FieldOfMessage::GROUP || ($field->type === FieldOfMessage::MESSAGE
            && $this->features($field)->isDelimited() && ($this->messages[$field->typeName] ?? null)?->options?->isMapEntry !== true);
    }

    private function single(FieldOfMessage $field, string $property): string
    {
        $type = $this->type($field);
        $isNullable = $field->isOptional || $field->oneOf !== null || $field->type === FieldOfMessage::MESSAGE || !$this->features($field)->isImplicit();
        if ($type === 'mixed') {
            return "mixed \${$property} = null";
        }
        if ($type === 'array') {
            $this->params[] = '@param ' . self::arrayOf($field) . "|null \${$property}";
        }
        if ($this->isRequired($field)) {
            return "{$type} \${$property}";
        }
        if ($isNullable) {
            return "?{$type} \${$property} = null";
        }
        $zero = match ($type) {
            'int' => '0',
            'float' => '0.0',
            'bool' => 'false',
            'string' => "''",
            default => $this->zeroCase($field, $type),
        };

        return "{$type} \${$property} = {$zero}";
    }

    private function zeroCase(FieldOfMessage $field, string $type): string
    {
        $enum = $this->enums[$field->typeName] ?? null;
        foreach ($enum->values ?? [] as $value) {
            if ($value->number === 0) {
                return "{$type}::" . PhpName::ofCase($value->name, $enum->name ?? '');
            }
        }

        return 'null';
    }

    private function type(FieldOfMessage $field): string
    {
        $scalar = FieldOfMessage::SCALARS[$field->type] ?? null;
        if ($scalar !== null) {
            return self::TYPES[$scalar] ?? 'int';
        }

        return self::VALUES[$field->typeName] ?? $this->reference($this->classes[$field->typeName] ?? 'mixed');
    }

    /**
     * What an array holds.
     */
    private static function arrayOf(FieldOfMessage $field): string
    {
        return match ($field->typeName) {
            '.google.protobuf.ListValue' => 'list<mixed>',
            '.google.protobuf.FieldMask' => 'list<string>',
            default => 'array<string, mixed>',
        };
    }

    /**
     * A class as this file may call it.
     */
    private function reference(string $class): string
    {
        return $class === 'mixed' ? 'mixed' : ($class === $this->class ? 'self' : $this->below($class) ?? "\\{$class}");
    }

    private static function quoted(string $text): string
    {
        return "'" . \addcslashes($text, "'\\") . "'";
    }
}
