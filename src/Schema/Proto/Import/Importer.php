<?php

declare(strict_types=1);

namespace Kiln\Schema\Proto\Import;

use Kiln\Attribute\Protobuf\Number;
use Kiln\Error\DeserializationException;
use Kiln\Format\Protobuf\ProtoName;
use Kiln\Schema\Proto\Import\Descriptor\Enum;
use Kiln\Schema\Proto\Import\Descriptor\File;
use Kiln\Schema\Proto\Import\Descriptor\FileSet;
use Kiln\Schema\Proto\Import\Descriptor\Message;
use Kiln\Serializer;

/**
 * Makes classes of `.proto` files: a readonly class with promoted parameters for each message, an enum for each enum.
 *
 *     protoc --include_imports --include_source_info --descriptor_set_out=shop.pb shop.proto
 *
 *     foreach (Importer::classes(file_get_contents('shop.pb'), 'App\Proto') as $file) {
 *         file_put_contents("src/Proto/{$file->path}", $file->code);
 *     }
 *
 * @api
 */
final class Importer
{
    /** Messages that are values of PHP, and so no classes. */
    private const VALUES = ['google/protobuf/timestamp.proto', 'google/protobuf/duration.proto', 'google/protobuf/struct.proto', 'google/protobuf/wrappers.proto', 'google/protobuf/field_mask.proto', 'google/protobuf/any.proto', 'google/protobuf/descriptor.proto'];

    /** @var array<string, string> full names of classes, by those of messages and enums, with a dot before them */
    private array $classes = [];

    /** @var array<string, Message> by full name */
    private array $messages = [];

    /** @var array<string, Enum> by full name */
    private array $enums = [];

    /** @var array<string, true> names of classes, which PHP does not tell apart by small and capital letters */
    private array $taken = [];

    private function __construct(private readonly string $namespace) {}

    /**
     * @param string $descriptors a google.protobuf.FileDescriptorSet, with the imports of its files
     * @param string $namespace   of the classes; the package of a file stands behind it
     *
     * @throws DeserializationException when it is none
     *
     * @return list<ClassFile>
     */
    public static function classes(string $descriptors, string $namespace = ''): array
    {
        $set = Serializer::create()->deserialize($descriptors, FileSet::class, 'protobuf');
        $importer = new self(\trim($namespace, '\\'));
        $files = \array_filter($set->files, static fn(File $file): bool => !\in_array($file->name, self::VALUES, true));
        foreach ($files as $file) {
            $importer->index($file);
        }
        $classes = [];
        foreach ($files as $file) {
            \array_push($classes, ...$importer->ofFile($file));
        }

        return $classes;
    }

    private function index(File $file): void
    {
        $namespace = \trim($this->namespace . '\\' . PhpName::ofNamespace($file->package), '\\');
        $package = $file->package === '' ? '' : ".{$file->package}";
        foreach ($file->enums as $enum) {
            $this->indexEnum($enum, $package, $namespace);
        }
        foreach ($file->messages as $message) {
            $this->indexMessage($message, $package, $namespace);
        }
    }

    private function indexEnum(Enum $enum, string $above, string $namespace): void
    {
        $this->enums["{$above}.{$enum->name}"] = $enum;
        $this->classes["{$above}.{$enum->name}"] = $this->free($namespace, $enum->name);
    }

    private function indexMessage(Message $message, string $above, string $namespace): void
    {
        $name = "{$above}.{$message->name}";
        $this->messages[$name] = $message;
        $this->classes[$name] = $this->free($namespace, $message->name);
        foreach ($message->enums as $enum) {
            $this->indexEnum($enum, $name, $this->classes[$name]);
        }
        foreach ($message->messages as $inner) {
            $this->indexMessage($inner, $name, $this->classes[$name]);
        }
    }

    private function free(string $namespace, string $name): string
    {
        $class = \ltrim("{$namespace}\\" . PhpName::ofClass($name), '\\');
        while (isset($this->taken[\strtolower($class)])) {
            $class .= '_';
        }
        $this->taken[\strtolower($class)] = true;

        return $class;
    }

    /**
     * @return list<ClassFile>
     */
    private function ofFile(File $file): array
    {
        $comments = [];
        foreach ($file->source->locations ?? [] as $location) {
            $comment = \trim($location->leadingComment) !== '' ? $location->leadingComment : $location->trailingComment;
            if (\trim($comment) !== '') {
                $comments[\implode('.', $location->path)] = \trim($comment);
            }
        }
        $package = $file->package === '' ? '' : ".{$file->package}";
        $classes = [];
        foreach ($file->enums as $index => $enum) {
            $classes[] = $this->enum("{$package}.{$enum->name}", $comments, "5.{$index}");
        }
        foreach ($file->messages as $index => $message) {
            \array_push($classes, ...$this->message($file, "{$package}.{$message->name}", $comments, "4.{$index}"));
        }

        return $classes;
    }

    /**
     * @param array<string, string> $comments by path
     *
     * @return list<ClassFile>
     */
    private function message(File $file, string $name, array $comments, string $path): array
    {
        $message = $this->messages[$name];
        if ($message->options?->isMapEntry === true) {
            return [];
        }
        $class = $this->classes[$name];
        $classes = [new ClassFile($this->path($class), (new MessageClass($file, $message, $class, $this->classes, $this->messages, $this->enums))->code($comments, $path))];
        foreach ($message->enums as $index => $enum) {
            $classes[] = $this->enum("{$name}.{$enum->name}", $comments, "{$path}.4.{$index}");
        }
        foreach ($message->messages as $index => $inner) {
            \array_push($classes, ...$this->message($file, "{$name}.{$inner->name}", $comments, "{$path}.3.{$index}"));
        }

        return $classes;
    }

    /**
     * @param array<string, string> $comments by path
     */
    private function enum(string $name, array $comments, string $path): ClassFile
    {
        $enum = $this->enums[$name];
        $class = $this->classes[$name];
        $lines = $numbers = $taken = $aliases = [];
        foreach ($enum->values as $value) {
            $aliases[$value->number][] = $value->name;
        }
        $hasNames = false;
        foreach ($enum->values as $index => $value) {
            if (isset($numbers[$value->number])) {
                // An alias: PHP has one case for a value.
                continue;
            }
            $case = PhpName::ofCase($value->name, $enum->name);
            $case = isset($taken[$case]) ? $value->name : $case;
            $taken[$case] = $numbers[$value->number] = true;
            $isNamed = ProtoName::ofCase(self::short($class), $case) !== $value->name;
            $others = \array_slice($aliases[$value->number], 1);
            $number = "{$value->number}, '{$value->name}'" . ($others === [] ? '' : ", ['" . \implode("', '", $others) . "']");
            $isNamed = $isNamed || $others !== [];
            $hasNames = $hasNames || $isNamed;
            \array_push($lines, ...DocComment::lines($comments["{$path}.2.{$index}"] ?? null, [], '    '), ...($isNamed ? ["    #[Number({$number})]"] : []), ...["    case {$case} = {$value->number};"]);
        }
        $short = self::short($class);
        $body = \implode("\n", [...DocComment::lines($comments[$path] ?? null), "enum {$short}: int", '{', ...$lines, '}']);

        return new ClassFile($this->path($class), self::file($class, $hasNames ? [Number::class] : [], $body));
    }

    /**
     * @internal
     *
     * @param list<string> $imports
     */
    public static function file(string $class, array $imports, string $body): string
    {
        $namespace = \implode('\\', \array_slice(\explode('\\', $class), 0, -1));
        \sort($imports, \SORT_STRING);
        $uses = \implode('', \array_map(static fn(string $import): string => "use {$import};\n", $imports));

        return "<?php\n\ndeclare(strict_types=1);\n\n" . ($namespace === '' ? '' : "namespace {$namespace};\n\n") . ($uses === '' ? '' : "{$uses}\n") . "{$body}\n";
    }

    private function path(string $class): string
    {
        $below = $this->namespace === '' ? $class : \substr($class, \strlen($this->namespace) + 1);

        return \str_replace('\\', '/', $below) . '.php';
    }

    public static function short(string $class): string
    {
        return \substr((string) \strrchr("\\{$class}", '\\'), 1);
    }
}
