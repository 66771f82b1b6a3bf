<?php

declare(strict_types=1);

namespace Kiln\Schema;

use Kiln\Context;
use Kiln\Error\InvalidMetadata;
use Kiln\Format\Xml\Xml;
use Kiln\Plan\Documentation\Documentation;
use Kiln\Plan\Documentation\Selections;
use Kiln\Plan\Leaves;
use Kiln\Plan\Shape\Schema;
use Kiln\Plan\Shape\Source\BothShapes;
use Kiln\Plan\Shape\Source\ReadShapes;
use Kiln\Plan\Shape\Source\WriteShapes;
use Kiln\Schema\Avro\AvroSchema;
use Kiln\Schema\Go\GoStructs;
use Kiln\Schema\Proto\BreakingChanges;
use Kiln\Schema\Proto\ProtoFile;
use Kiln\Schema\Xsd\XmlSchema;
use Kiln\SerializerBuilder;

/**
 * Tells other languages what a serializer writes and reads. It looks at the plans, so that names, groups, versions, null and
 * unknown keys are those of the code that runs.
 *
 *     $exporter = Exporter::of(SerializerBuilder::create());
 *     file_put_contents('order.schema.json', $exporter->export('json-schema', [Order::class], Direction::Read));
 *
 * @api
 */
final readonly class Exporter
{
    private function __construct(private SerializerBuilder $builder) {}

    /**
     * @param SerializerBuilder $builder of the serializer whose documents are described
     */
    public static function of(SerializerBuilder $builder): self
    {
        return new self($builder);
    }

    /**
     * The languages that {@see export()} knows.
     *
     * @return list<string>
     */
    public static function languages(): array
    {
        return \array_map(static fn(SchemaLanguage $language): string => $language->name(), self::all());
    }

    /**
     * @param string                 $language  see {@see languages()}
     * @param non-empty-list<string> $types     classes, or type strings such as `list<App\Order>`
     * @param ?Context               $context   of the calls; what it does not say is as the builder says
     *
     * @throws InvalidMetadata           when a class contradicts itself, or there is no such type
     * @throws \InvalidArgumentException for a language that is not known
     */
    public function export(string $language, array $types, Direction $direction = Direction::Write, ?Context $context = null): string
    {
        $known = $this->ofDocuments($language);

        return $known->text($this->schema($types, $direction, $context, $known->leaves()), $direction);
    }

    /**
     * The same where a schema is several files that refer to each other: `xsd` has one for each namespace.
     *
     * @param string                 $language as for {@see export()}
     * @param non-empty-list<string> $types
     *
     * @throws InvalidMetadata
     * @throws \InvalidArgumentException for a language that is not known, or whose schemas are one text without a name
     *
     * @return non-empty-array<string, string> texts by names of files; the first is what {@see export()} gives
     */
    public function files(string $language, array $types, Direction $direction = Direction::Write, ?Context $context = null): array
    {
        $known = $this->ofDocuments($language);

        return $known instanceof LanguageOfFiles
            ? $known->files($this->schema($types, $direction, $context, $known->leaves()), $direction)
            : throw new \InvalidArgumentException("A schema in \"{$language}\" is one text without a name.");
    }

    /**
     * What documents of before cannot be read any more as a new schema says. Only `proto` knows.
     *
     * @param string $old as {@see export()} gave it
     * @param string $new as it gives it now
     *
     * @return list<string> a sentence each
     */
    public static function breakingChanges(string $language, string $old, string $new): array
    {
        return $language === (new ProtoFile())->name() ? BreakingChanges::between($old, $new) : [];
    }

    /**
     * @param non-empty-list<string> $types
     *
     * @throws InvalidMetadata
     */
    private function schema(array $types, Direction $direction, ?Context $context, ?Leaves $leaves): Schema
    {
        $planning = $this->builder->engine()->planning();
        $context = $context?->over($this->builder->context()) ?? $this->builder->context();
        $documentation = new Documentation();
        $selections = new Selections($planning->metadata());
        $written = $read = [];
        foreach ($types as $type) {
            if ($direction->writes()) {
                $written[$type] = $planning->write($type, $context, $leaves);
            }
            if ($direction->reads()) {
                $read[$type] = $planning->read($type, $context, $leaves);
            }
        }

        return match ($direction) {
            Direction::Read => ReadShapes::of($read, $documentation, $selections),
            Direction::Write => WriteShapes::of($written, $documentation, $selections, $leaves?->factsOf),
            Direction::Both => BothShapes::of(WriteShapes::of($written, $documentation, $selections, $leaves?->factsOf), ReadShapes::of($read, $documentation, $selections)),
        };
    }

    /**
     * The language, for documents as the serializer writes them.
     */
    private function ofDocuments(string $name): SchemaLanguage
    {
        $language = self::language($name);
        $format = $language instanceof XmlSchema ? $this->builder->engine()->formatViews()->formats()->document('xml') : null;

        return $format instanceof Xml ? new XmlSchema($format->options()) : $language;
    }

    private static function language(string $name): SchemaLanguage
    {
        foreach (self::all() as $language) {
            if ($language->name() === $name) {
                return $language;
            }
        }

        throw new \InvalidArgumentException("There is no schema language \"{$name}\", only " . \implode(', ', self::languages()) . '.');
    }

    /**
     * @return non-empty-list<SchemaLanguage>
     */
    private static function all(): array
    {
        return [new JsonSchema(), new JsonSchema(isOpenApi: true), new TypeScript(), new GoStructs(), new ProtoFile(), new XmlSchema(), new AvroSchema()];
    }
}
