<?php

declare(strict_types=1);

namespace Kiln\Console\Input;

use Kiln\Attribute\NamingStrategy;
use Kiln\Console\Failure;
use Kiln\Context;
use Symfony\Component\Console\Input\InputDefinition;
use Symfony\Component\Console\Input\InputInterface;
use Symfony\Component\Console\Input\InputOption;

/**
 * The options that describe contexts. Several values of `--group` or `--api-version` describe several contexts, one for each
 * combination.
 *
 * @internal
 */
final class ContextOptions
{
    public static function addTo(InputDefinition $definition): void
    {
        $several = InputOption::VALUE_REQUIRED | InputOption::VALUE_IS_ARRAY;
        $definition->addOptions([
            new InputOption('group', 'g', $several, 'Only properties in one of these groups: <comment>--group=list,detail</comment>, or others below a property: <comment>--group=list,author[name]</comment>'),
            new InputOption('property', null, InputOption::VALUE_REQUIRED, 'Only these properties: <comment>--property=id,author[name]</comment>'),
            new InputOption('api-version', null, $several, 'Only properties that exist in this version'),
            new InputOption('no-nulls', null, InputOption::VALUE_NONE, 'Leave out keys whose value is null (serializeNull: false)'),
            new InputOption('max-depth', null, InputOption::VALUE_OPTIONAL, 'Obey the MaxDepth attributes; with a number, leave out deeper objects too'),
            new InputOption('strict', null, InputOption::VALUE_NONE, 'Refuse unknown keys when reading'),
            new InputOption('coerce', null, InputOption::VALUE_NONE, 'Take values from text too when reading, as from a query string'),
            new InputOption('naming', null, InputOption::VALUE_REQUIRED, 'How property names become keys: ' . \implode(', ', \array_column(NamingStrategy::cases(), 'value'))),
            new InputOption('date-format', null, $several, 'A format of dates: the first is written, all are read'),
            new InputOption('keep-empty-objects', null, InputOption::VALUE_NONE, 'Read <comment>{}</comment> as a stdClass where no type says what it is'),
            new InputOption('dates-as-text', null, InputOption::VALUE_NONE, 'Write RFC 3339 where the format has dates of its own'),
            new InputOption('timezone', null, InputOption::VALUE_REQUIRED, 'What dates are converted to'),
        ]);
    }

    /**
     * @param Context $default of the application, which has what the options do not say
     *
     * @throws Failure
     *
     * @return list<Context> none when no option was given
     */
    public static function several(InputInterface $input, Context $default): array
    {
        $options = new Options($input);
        $groups = \array_map(static fn(string $group): array => NestedNames::parse($group, '--group'), $options->strings('group'));
        $versions = \array_map(self::version(...), $options->strings('api-version'));
        $named = \array_filter([
            'serializeNull' => $options->flag('no-nulls') ? false : null,
            'maxDepth' => self::maxDepth($options->flagOrString('max-depth')),
            'strict' => $options->flag('strict') ? true : null,
            'coerce' => $options->flag('coerce') ? true : null,
            'naming' => $options->string('naming') === null ? null : $options->choice('naming', NamingStrategy::class),
            'dateFormats' => $options->strings('date-format') === [] ? null : $options->strings('date-format'),
            'timezone' => $options->string('timezone'),
            'properties' => $options->string('property') === null ? null : NestedNames::parse($options->string('property'), '--property'),
            'keepEmptyObjects' => $options->flag('keep-empty-objects') ? true : null,
            'datesAsText' => $options->flag('dates-as-text') ? true : null,
        ], static fn(mixed $value): bool => $value !== null);
        if ($groups === [] && $versions === [] && $named === []) {
            return [];
        }
        $contexts = [];
        foreach ($groups === [] ? [null] : $groups as $group) {
            foreach ($versions === [] ? [null] : $versions as $version) {
                $contexts[] = (new Context($group, $version, ...$named))->over($default);
            }
        }

        return $contexts;
    }

    /**
     * @param Context $default when the options describe none
     *
     * @throws Failure when they describe several
     */
    public static function one(InputInterface $input, Context $default): Context
    {
        $contexts = self::several($input, $default);
        if (\count($contexts) > 1) {
            throw Failure::usage('One context at a time: write several groups as --group=list,detail, and --api-version once.');
        }

        return $contexts[0] ?? $default;
    }

    private static function version(string $value): string
    {
        return \trim($value) === '' ? throw Failure::usage('--api-version takes a version such as 2 or 1.4.0, not nothing.') : \trim($value);
    }

    private static function maxDepth(bool|string $value): true|int|null
    {
        if (\is_bool($value)) {
            return $value ? true : null;
        }
        $depth = \filter_var($value, \FILTER_VALIDATE_INT, ['options' => ['min_range' => 0]]);

        return \is_int($depth) ? $depth : throw Failure::usage("--max-depth takes a number from 0, as in --max-depth=3, or nothing; not \"{$value}\".");
    }
}
