<?php

declare(strict_types=1);

namespace Kiln\Engine\Php;

use Kiln\Context;
use Kiln\Engine\CallRecord;
use Kiln\Engine\Conditions;
use Kiln\Engine\Converters;
use Kiln\Engine\Listener;
use Kiln\Engine\Listeners;
use Kiln\Engine\Native\NativeView;
use Kiln\Engine\Php\Runtime\Mismatch;
use Kiln\Engine\Php\Store\CodeLookup;
use Kiln\Engine\Planning;
use Kiln\Engine\UserCalls;
use Kiln\Engine\UserCode;
use Kiln\Format\Format;
use Kiln\Format\Json\JsonText;
use Kiln\Format\StreamFormat;
use Kiln\Limits;
use Kiln\Metadata\ClassRules;
use Kiln\Metadata\ValueStatement;
use Kiln\Native\KnownPrograms;
use Kiln\Plan\Leaves;
use Kiln\References;
use Kiln\ValueConverter;

/**
 * What the views of a serializer share: one view for each context that means something else, the way to their code, and the
 * user's converters. Each part comes into being when it is first needed; a request whose code exists needs few of them.
 *
 * @internal
 */
final class PhpEngine
{
    /** As in {@see Limits}, which is not loaded for that; a test compares them. */
    private const DEPTH = 512;

    /** @var int<1, max> levels of arrays and objects */
    public readonly int $depth;

    /** @var array<string, PhpView|NativeView> by key of the context */
    private array $views = [];

    /** @var \WeakMap<Context, PhpView|NativeView>|null */
    private ?\WeakMap $viewsOfContexts = null;

    /** @var \WeakMap<Context, \WeakMap<Context, Context>>|null by the default, and by what a call names */
    private ?\WeakMap $merged = null;

    /** Null until a converter or a hook is first asked, which few contexts need. */
    public ?UserCalls $calls = null;

    private ?Converters $converters = null;

    private ?Planning $planning = null;

    private ?ClassRules $rules = null;

    private ?CodeMaker $maker = null;

    private ?string $variant = null;

    private ?FormatViews $formatViews = null;

    private ?Listeners $listeners = null;

    private ?ThrownPlaces $thrownPlaces = null;

    /**
     * @param array<class-string, ValueConverter|ValueStatement>         $registered rules of the application, by the class they
     *                                                                               are for
     * @param ?Limits                                                    $limits     null for new ones
     * @param bool                                                       $namesFiles whether code is looked for under the files of
     *                                                                               its classes too; not where it is made ahead
     *                                                                               and moved with the application
     * @param bool|(\Closure(self, ?Context): NativeView)                $native     whether the extension answers, or what makes a view
     *                                                                               that asks it
     * @param list<Format|StreamFormat>                                  $formats    of the user
     * @param list<string>                                               $mappings   classes that speak for others, sorted
     * @param list<class-string<\Throwable>>                             $userErrors what user code throws for a wrong value
     * @param ?References                                                $references see {@see Converters}
     * @param ?\Closure(object, Context): mixed                          $again      see {@see Converters}
     * @param list<Listener>                                             $listening
     * @param ?Conditions                                                $conditions null for those without a setting
     */
    public function __construct(
        public readonly CodeLookup $code,
        private readonly array $registered = [],
        public readonly ?Limits $limits = null,
        private readonly bool $namesFiles = false,
        private readonly bool|\Closure $native = false,
        private readonly array $formats = [],
        private readonly array $mappings = [],
        public readonly array $userErrors = [],
        private readonly ?References $references = null,
        private readonly ?\Closure $again = null,
        private readonly array $listening = [],
        private readonly ?Conditions $conditions = null,
    ) {
        $this->depth = $limits === null ? self::DEPTH : \min($limits->depth, JsonText::MOST_LEVELS);
    }

    /**
     * @param ?Context $context of the call; null where it names none
     * @param ?Context $default of the serializer; null for a new one
     */
    public function view(?Context $context, ?Context $default = null): PhpView|NativeView
    {
        $context = $context === null || $default === null ? $context ?? $default : $this->merged($context, $default);
        if ($context === null) {
            return $this->views[''] ??= $this->make(null);
        }
        $this->viewsOfContexts ??= new \WeakMap();

        return $this->viewsOfContexts[$context] ??= $this->views[$context->variant()] ??= $this->make($context);
    }

    public function formatViews(): FormatViews
    {
        return $this->formatViews ??= new FormatViews($this, $this->formats, $this->native !== false);
    }

    /**
     * The full name of the generated class that answers a kind of call.
     *
     * @param string  $kind   see {@see CodeMaker::make()}
     * @param ?Leaves $leaves likewise
     */
    public function classOf(string $kind, string $type, ?Context $context, ?Leaves $leaves = null): string
    {
        return $this->code->find($this->key($kind, $type, $context, $leaves))
            ?? $this->code->save($this->maker()->make($kind, $type, $context ?? new Context(), $leaves));
    }

    /**
     * What code is stored under: all that a call depends on.
     *
     * @param string  $kind   see {@see CodeMaker::make()}
     * @param ?Leaves $leaves likewise
     */
    public function key(string $kind, string $type, ?Context $context, ?Leaves $leaves = null): string
    {
        $kind = $leaves === null ? $kind : \trim("{$kind} {$leaves->key()}");
        $this->variant ??= ($this->registered === [] ? '' : \serialize($this->registeredRules())) . ($this->mappings === [] ? '' : \serialize($this->mappings)) . ($this->listening === [] ? '' : \serialize($this->listeners()->listened()));
        $key = $this->code->keyOf($kind, $type, (string) $context?->key(), $this->variant);

        return $this->namesFiles ? "{$key}\n" . \implode("\n", self::filesNamed($type)) : $key;
    }

    /**
     * Where the extension is told which program belongs to what, for later requests ({@see \Kiln\Serializer::create()}). Null for
     * what depends on more than the type and the context, and where nothing may be noted.
     *
     * @param ?string $key of the program; null for one that belongs to no code
     */
    public function notes(?Context $context, ?Leaves $leaves, ?string $key = null): ?KnownPrograms
    {
        // Where empty objects are kept, the PHP engine may have to read.
        if ($leaves !== null || $this->native !== true || $context?->keepEmptyObjects === true) {
            return null;
        }
        $withoutContext = $this->code->notes($key, '', $this->depth);

        return $context === null ? $withoutContext : $this->code->notes($key, $context->variant(), $this->depth);
    }

    /**
     * What a key says about the call that it answers.
     *
     * @return array{kind: string, type: string, selection: string}|null null for what is no key; the selection is all the rest
     */
    public static function parseKey(string $key): ?array
    {
        $parts = \explode("\n", $key, 3);

        return isset($parts[2]) ? ['kind' => $parts[0], 'type' => $parts[1], 'selection' => $parts[2]] : null;
    }

    public function planning(): Planning
    {
        return $this->planning ??= new Planning($this->rules(), $this->mappings, $this->listening === [] ? null : $this->listeners()->listened());
    }

    /**
     * Which classes are not taken apart.
     */
    public function rules(): ClassRules
    {
        return $this->rules ??= new ClassRules($this->registeredRules());
    }

    /**
     * Whether the application may have said something of dates, enums or stdClass.
     */
    public function hasRulesForBuiltIn(): bool
    {
        return $this->registered !== [] && $this->rules()->mayBeForBuiltIn();
    }

    public function maker(): CodeMaker
    {
        return $this->maker ??= new CodeMaker($this);
    }

    public function listeners(): Listeners
    {
        return $this->listeners ??= new Listeners($this->listening);
    }

    /**
     * Where in a document code of the user's has thrown something. It is asked only then.
     */
    public function thrownPlaces(): ThrownPlaces
    {
        return $this->thrownPlaces ??= new ThrownPlaces();
    }

    public function converters(): Converters
    {
        if ($this->converters === null) {
            $this->converters = new Converters(\array_filter($this->registered, static fn(object $rule): bool => $rule instanceof ValueConverter), $this->rules(), $this->references, $this->again, $this->listeners(), $this->conditions ?? new Conditions());
            $this->calls = $this->converters->calls;
        }

        return $this->converters;
    }

    /**
     * Begins a call of the serializer.
     *
     * @return ?CallRecord of the call around it, for {@see end()}
     */
    public function begin(): ?CallRecord
    {
        return $this->calls?->begin();
    }

    /**
     * The call that begins next does the work of the one that runs, which has failed.
     */
    public function handOn(): void
    {
        $this->calls?->handOn();
    }

    /**
     * No later pass will go over what the call that runs has met so far.
     */
    public function forget(): void
    {
        $this->calls?->forget();
    }

    public function end(?CallRecord $around): void
    {
        $this->calls?->end($around);
    }

    /**
     * Bytes up to which a text has neither too long a string nor too many elements.
     */
    public function longest(): int
    {
        return \min($this->limits->stringLength ?? \PHP_INT_MAX, $this->limits->elements ?? \PHP_INT_MAX);
    }

    /**
     * Whether generated code has found that a value does not fit, or a converter has said so; not what user code has thrown. The
     * function that has caught it must ask.
     */
    public function isFinding(\Throwable $failure): bool
    {
        if ($failure instanceof Mismatch) {
            return true;
        }
        // Without this function, which the exception has not seen.
        $around = \count(\debug_backtrace(\DEBUG_BACKTRACE_IGNORE_ARGS)) - 1;
        $failure = UserCode::behindDestructors($failure, $around) ?? $failure;

        return $failure instanceof Mismatch || $this->calls?->isRefusal($failure) === true || $failure instanceof \Error && !UserCode::hasThrownInside($failure, $around);
    }

    /**
     * Whether a document is to be read once more, so that what user code throws becomes one of its problems. The function that has
     * caught it must ask.
     */
    public function isUserError(\Throwable $failure): bool
    {
        foreach ($this->userErrors as $class) {
            if ($failure instanceof $class) {
                return true;
            }
        }

        return $this->userErrors !== [] && $this->isFinding($failure);
    }

    private function merged(Context $context, Context $default): Context
    {
        $this->merged ??= new \WeakMap();
        $merged = $this->merged[$default] ??= new \WeakMap();

        return $merged[$context] ??= $context->over($default);
    }

    private function make(?Context $context): PhpView|NativeView
    {
        return match ($this->native) {
            false => new PhpView($this, $context),
            true => new NativeView($this, $context),
            default => ($this->native)($this, $context),
        };
    }

    /**
     * @return array<class-string, class-string<ValueConverter>|ValueStatement>
     */
    private function registeredRules(): array
    {
        $rules = \array_map(static fn(ValueConverter|ValueStatement $rule): string|ValueStatement => $rule instanceof ValueConverter ? $rule::class : $rule, $this->registered);
        \ksort($rules, \SORT_STRING);

        return $rules;
    }

    /**
     * Where the classes named in a type stand: another project, or another version of this one, may have a class of the same
     * name in another file.
     *
     * @return list<string>
     */
    private static function filesNamed(string $type): array
    {
        \preg_match_all('/[A-Za-z_\x80-\xff][\w\x80-\xff\\\\]*/', $type, $names);
        $files = [];
        foreach ($names[0] as $name) {
            if (\class_exists($name) || \interface_exists($name)) {
                $files[] = (string) (new \ReflectionClass($name))->getFileName();
            }
        }

        return $files;
    }
}
