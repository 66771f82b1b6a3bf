<?php

declare(strict_types=1);

namespace Kiln\Lab\Model\GitHub;

use JMS\Serializer\Annotation as JMS;
use Kiln\Attribute\DateFormat;
use Symfony\Component\Serializer\Attribute\Context;
use Symfony\Component\Serializer\Serializer;

/**
 * A repository. Push events give two of the dates as Unix time, hence `int|string`.
 */
final class Repository
{
    #[JMS\Groups(['api'])]
    public int $id;
    #[JMS\Since('2.0'), JMS\Groups(['api'])]
    public string $node_id;
    #[JMS\Groups(['api'])]
    public string $name;
    #[JMS\Groups(['api'])]
    public string $full_name;
    #[JMS\Groups(['api'])]
    public bool $private;
    #[JMS\Groups(['api'])]
    public User $owner;
    #[JMS\Groups(['links'])]
    public string $html_url;
    #[JMS\Groups(['api'])]
    public ?string $description = null;
    #[JMS\Groups(['api'])]
    public bool $fork;
    #[JMS\Groups(['links'])]
    public string $url;
    #[JMS\Groups(['links'])]
    public string $forks_url;
    #[JMS\Groups(['links'])]
    public string $keys_url;
    #[JMS\Groups(['links'])]
    public string $collaborators_url;
    #[JMS\Groups(['links'])]
    public string $teams_url;
    #[JMS\Groups(['links'])]
    public string $hooks_url;
    #[JMS\Groups(['links'])]
    public string $issue_events_url;
    #[JMS\Groups(['links'])]
    public string $events_url;
    #[JMS\Groups(['links'])]
    public string $assignees_url;
    #[JMS\Groups(['links'])]
    public string $branches_url;
    #[JMS\Groups(['links'])]
    public string $tags_url;
    #[JMS\Groups(['links'])]
    public string $blobs_url;
    #[JMS\Groups(['links'])]
    public string $git_tags_url;
    #[JMS\Groups(['links'])]
    public string $git_refs_url;
    #[JMS\Groups(['links'])]
    public string $trees_url;
    #[JMS\Groups(['links'])]
    public string $statuses_url;
    #[JMS\Groups(['links'])]
    public string $languages_url;
    #[JMS\Groups(['links'])]
    public string $stargazers_url;
    #[JMS\Groups(['links'])]
    public string $contributors_url;
    #[JMS\Groups(['links'])]
    public string $subscribers_url;
    #[JMS\Groups(['links'])]
    public string $subscription_url;
    #[JMS\Groups(['links'])]
    public string $commits_url;
    #[JMS\Groups(['links'])]
    public string $git_commits_url;
    #[JMS\Groups(['links'])]
    public string $comments_url;
    #[JMS\Groups(['links'])]
    public string $issue_comment_url;
    #[JMS\Groups(['links'])]
    public string $contents_url;
    #[JMS\Groups(['links'])]
    public string $compare_url;
    #[JMS\Groups(['links'])]
    public string $merges_url;
    #[JMS\Groups(['links'])]
    public string $archive_url;
    #[JMS\Groups(['links'])]
    public string $downloads_url;
    #[JMS\Groups(['links'])]
    public string $issues_url;
    #[JMS\Groups(['links'])]
    public string $pulls_url;
    #[JMS\Groups(['links'])]
    public string $milestones_url;
    #[JMS\Groups(['links'])]
    public string $notifications_url;
    #[JMS\Groups(['links'])]
    public string $labels_url;
    #[JMS\Groups(['links'])]
    public string $releases_url;
    #[JMS\Groups(['links'])]
    public string $deployments_url;
    #[JMS\Groups(['api'])]
    public int|string $created_at;
    #[DateFormat(Delivery::DATE_FORMAT)]
    #[JMS\Type('DateTimeImmutable<"' . Delivery::DATE_FORMAT . '">'), JMS\Groups(['api'])]
    public \DateTimeImmutable $updated_at;
    #[JMS\Groups(['api'])]
    public int|string $pushed_at;
    #[JMS\Groups(['links'])]
    public string $git_url;
    #[JMS\Groups(['links'])]
    public string $ssh_url;
    #[JMS\Groups(['links'])]
    public string $clone_url;
    #[JMS\Groups(['links'])]
    public string $svn_url;
    #[JMS\Groups(['api'])]
    public ?string $homepage = null;
    #[JMS\Groups(['api'])]
    public int $size;
    #[JMS\Groups(['api'])]
    public int $stargazers_count;
    #[JMS\Groups(['api'])]
    public int $watchers_count;
    #[JMS\Groups(['api'])]
    public ?string $language = null;
    #[JMS\Groups(['api'])]
    public bool $has_issues;
    #[JMS\Groups(['api'])]
    public bool $has_projects;
    #[JMS\Groups(['api'])]
    public bool $has_downloads;
    #[JMS\Groups(['api'])]
    public bool $has_wiki;
    #[JMS\Groups(['api'])]
    public bool $has_pages;
    #[JMS\Groups(['api'])]
    public int $forks_count;
    #[JMS\Groups(['links'])]
    public ?string $mirror_url = null;
    #[JMS\Groups(['api'])]
    public bool $archived;
    #[JMS\Groups(['api'])]
    public ?bool $disabled = null;
    #[JMS\Groups(['api'])]
    public int $open_issues_count;
    #[JMS\Groups(['api'])]
    public ?License $license = null;
    #[JMS\Groups(['api'])]
    public int $forks;
    #[JMS\Groups(['api'])]
    public int $open_issues;
    #[JMS\Groups(['api'])]
    public int $watchers;
    #[JMS\Groups(['api'])]
    public string $default_branch;
    #[JMS\Groups(['internal'])]
    public bool $is_template;
    /** @var list<string> */
    #[JMS\Type('array<string>'), JMS\Groups(['api'])]
    public array $topics;
    #[JMS\Groups(['api'])]
    public string $visibility;
    #[JMS\Groups(['internal'])]
    public bool $web_commit_signoff_required;
    /** @var array<string, string> */
    #[Context([Serializer::EMPTY_ARRAY_AS_OBJECT => true])]
    #[JMS\Type('array<string, string>'), JMS\Groups(['internal'])]
    public array $custom_properties;
    #[JMS\Groups(['api'])]
    public ?bool $public = null;
    #[JMS\Groups(['api'])]
    public ?int $stargazers = null;
    #[JMS\Groups(['internal'])]
    public ?string $master_branch = null;
    #[JMS\Groups(['api'])]
    public ?string $organization = null;
}
