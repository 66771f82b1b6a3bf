<?php

declare(strict_types=1);

namespace Kiln\Lab\Model\GitHub;

use Kiln\Attribute\DateFormat;
use Symfony\Component\Serializer\Attribute\Context;
use Symfony\Component\Serializer\Serializer;

/**
 * A repository. Push events give two of the dates as Unix time, hence `int|string`.
 */
final class Repository
{
    public int $id;

    public string $node_id;

    public string $name;

    public string $full_name;

    public bool $private;

    public User $owner;

    public string $html_url;

    public ?string $description = null;

    public bool $fork;

    public string $url;

    public string $forks_url;

    public string $keys_url;

    public string $collaborators_url;

    public string $teams_url;

    public string $hooks_url;

    public string $issue_events_url;

    public string $events_url;

    public string $assignees_url;

    public string $branches_url;

    public string $tags_url;

    public string $blobs_url;

    public string $git_tags_url;

    public string $git_refs_url;

    public string $trees_url;

    public string $statuses_url;

    public string $languages_url;

    public string $stargazers_url;

    public string $contributors_url;

    public string $subscribers_url;

    public string $subscription_url;

    public string $commits_url;

    public string $git_commits_url;

    public string $comments_url;

    public string $issue_comment_url;

    public string $contents_url;

    public string $compare_url;

    public string $merges_url;

    public string $archive_url;

    public string $downloads_url;

    public string $issues_url;

    public string $pulls_url;

    public string $milestones_url;

    public string $notifications_url;

    public string $labels_url;

    public string $releases_url;

    public string $deployments_url;

    public int|string $created_at;

    #[DateFormat(Delivery::DATE_FORMAT)]
    public \DateTimeImmutable $updated_at;

    public int|string $pushed_at;

    public string $git_url;

    public string $ssh_url;

    public string $clone_url;

    public string $svn_url;

    public ?string $homepage = null;

    public int $size;

    public int $stargazers_count;

    public int $watchers_count;

    public ?string $language = null;

    public bool $has_issues;

    public bool $has_projects;

    public bool $has_downloads;

    public bool $has_wiki;

    public bool $has_pages;

    public int $forks_count;

    public ?string $mirror_url = null;

    public bool $archived;

    public ?bool $disabled = null;

    public int $open_issues_count;

    public ?License $license = null;

    public int $forks;

    public int $open_issues;

    public int $watchers;

    public string $default_branch;

    public bool $is_template;

    /** @var list<string> */
    public array $topics;

    public string $visibility;

    public bool $web_commit_signoff_required;

    /** @var array<string, string> */
    #[Context([Serializer::EMPTY_ARRAY_AS_OBJECT => true])]
    public array $custom_properties;

    public ?bool $public = null;

    public ?int $stargazers = null;

    public ?string $master_branch = null;

    public ?string $organization = null;
}
